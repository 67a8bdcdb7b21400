//! The search tree: two growing arrays, reused from search to search.
//!
//! A [`Node`] is a move, a [`Branching`] is a place where a seat has a choice between moves. The tree begins with a
//! branching, the root; a node gets its own when the tree grows beyond it.

use engine::Seat;

use super::known::Known;

/// A move in the tree, with what is known of it. The move's seat is part of its identity, because behind a chance
/// move it can be one seat's turn or another's.
#[derive(Clone, Copy)]
pub(super) struct Node<M> {
    pub mv: M,
    pub seat: Seat,
    /// How often the move was tried.
    pub visits: u32,
    /// How often it could have been tried: in another deal or after another draw it may not be legal.
    pub available: u32,
    /// The mean utility for the seat that makes the move.
    pub mean: f32,
    /// How likely the evaluator thought the move when it was first seen; one is as likely as any other.
    pub prior: f32,
    /// The branching behind the move; the root, which is behind none, where the tree has not grown so far.
    beyond: At,
}

/// A choice between moves. They are neighbours in the array of nodes, with room for more.
#[derive(Clone, Copy, Default)]
pub(super) struct Branching<C> {
    /// The mean utility for the seat that chooses.
    pub mean: f32,
    /// How often a choice was made here.
    pub visits: u32,
    /// What the evaluator keeps beside the choice.
    pub memo: C,
    first: u32,
    len: u32,
    room: u32,
}

/// Where a branching stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct At(u32);

impl<M> Node<M> {
    pub fn new(mv: M, seat: Seat, prior: f32) -> Self {
        Node {
            mv,
            seat,
            visits: 0,
            available: 0,
            mean: 0.0,
            prior,
            beyond: At(0),
        }
    }

    /// What this tree has learnt of the move.
    #[inline]
    pub fn known(&self) -> Known {
        Known {
            visits: self.visits,
            mean: self.mean,
        }
    }

    /// The branching behind the move, if the tree has grown so far.
    pub fn grown_to(&self) -> Option<At> {
        (self.beyond != ROOT).then_some(self.beyond)
    }
}

/// All nodes of one search over moves `M`, with a memo `C` of the evaluator beside every choice.
pub(super) struct Tree<M, C> {
    nodes: Vec<Node<M>>,
    branchings: Vec<Branching<C>>,
}

/// Stands for a move that has no node yet.
pub(super) const ABSENT: u32 = u32::MAX;
/// The position the search starts from.
pub(super) const ROOT: At = At(0);

impl<M: Copy + Eq, C: Copy + Default> Tree<M, C> {
    pub fn new() -> Self {
        Tree {
            nodes: Vec::new(),
            branchings: Vec::new(),
        }
    }

    /// Forgets everything but the memory.
    pub fn restart(&mut self) {
        self.nodes.clear();
        self.branchings.clear();
        self.branchings.push(Branching::default());
    }

    /// Makes the branching behind a move of the root the new root, keeps what is behind it and forgets the rest. `keeps`
    /// says which moves of the new root are still possible. Says whether the tree had grown that far.
    pub fn advance(&mut self, index: u32, keeps: impl Fn(&Node<M>) -> bool) -> bool {
        let from = self.node(index).beyond;
        if from == ROOT || self.moves(from).is_empty() {
            return false;
        }
        let mut kept = Tree::new();
        kept.restart();
        // Branchings of this tree, with where they are in the other.
        let mut waiting = vec![(from, ROOT)];
        while let Some((old, new)) = waiting.pop() {
            let first = kept.nodes.len();
            let moves = self.moves(old).iter();
            kept.nodes
                .extend(moves.filter(|node| old != from || keeps(node)).copied());
            let len = (kept.nodes.len() - first) as u32;
            for node in &mut kept.nodes[first..] {
                if node.beyond != ROOT {
                    let beyond = At(kept.branchings.len() as u32);
                    kept.branchings.push(Branching::default());
                    waiting.push((std::mem::replace(&mut node.beyond, beyond), beyond));
                }
            }
            *kept.branching_mut(new) = Branching {
                first: first as u32,
                len,
                room: len,
                ..*self.branching(old)
            };
        }
        *self = kept;
        true
    }

    #[inline]
    pub fn node(&self, index: u32) -> &Node<M> {
        &self.nodes[index as usize]
    }

    #[inline]
    pub fn node_mut(&mut self, index: u32) -> &mut Node<M> {
        &mut self.nodes[index as usize]
    }

    #[inline]
    pub fn branching(&self, at: At) -> &Branching<C> {
        &self.branchings[at.0 as usize]
    }

    #[inline]
    pub fn branching_mut(&mut self, at: At) -> &mut Branching<C> {
        &mut self.branchings[at.0 as usize]
    }

    /// The branching behind a node, made where there was none.
    #[inline]
    pub fn beyond(&mut self, index: u32) -> At {
        if self.node(index).beyond == ROOT {
            self.node_mut(index).beyond = At(self.branchings.len() as u32);
            self.branchings.push(Branching::default());
        }
        self.node(index).beyond
    }

    /// The moves of a branching.
    #[inline]
    pub fn moves(&self, at: At) -> &[Node<M>] {
        let &Branching { first, len, .. } = self.branching(at);
        &self.nodes[first as usize..(first + len) as usize]
    }

    /// The place of a node among the moves of its branching.
    pub fn place(&self, at: At, index: u32) -> usize {
        (index - self.branching(at).first) as usize
    }

    /// The index of the node at a place among the moves of a branching.
    pub fn index(&self, at: At, place: usize) -> u32 {
        self.branching(at).first + place as u32
    }

    /// Writes the index of each of the seat's moves to `found`, [`ABSENT`] where it has no node yet, and says
    /// whether all were there.
    #[inline]
    pub fn find(&self, at: At, seat: Seat, moves: &[M], found: &mut Vec<u32>) -> bool {
        let nodes = self.moves(at);
        let first = self.branching(at).first;
        let mut complete = true;
        // Moves are mostly listed in the order their nodes were made in: the next one sought is the next one here, or soon after it.
        let mut next = 0;
        found.clear();
        for mv in moves {
            let is_it = |node: &Node<M>| node.mv == *mv && node.seat == seat;
            let (before, behind) = nodes.split_at(next);
            let ahead = behind.iter().position(is_it).map(|place| next + place);
            let place = ahead.or_else(|| before.iter().position(is_it));
            next = place.map_or(next, |place| place + 1);
            found.push(place.map_or(ABSENT, |place| first + place as u32));
            complete &= place.is_some();
        }
        complete
    }

    /// Adds moves of `seat` with their priors to a branching. The indices of those it has may change.
    pub fn extend(&mut self, at: At, seat: Seat, moves: &[M], priors: &[f32]) {
        let Branching { first, len, room, .. } = *self.branching(at);
        let (old, grown) = (len as usize, len as usize + moves.len());
        let mut start = first as usize;
        if grown > room as usize {
            // What came up once comes up again: the first time the room is exact, then it doubles.
            let roomier = if old == 0 { grown } else { 2 * grown };
            let moved = self.nodes.len();
            self.nodes.extend_from_within(start..start + old);
            self.nodes.resize(moved + roomier, Node::new(moves[0], seat, 0.0));
            start = moved;
            self.branching_mut(at).room = roomier as u32;
        }
        let added = &mut self.nodes[start + old..start + grown];
        for ((node, &mv), &prior) in added.iter_mut().zip(moves).zip(priors) {
            *node = Node::new(mv, seat, prior);
        }
        let branching = self.branching_mut(at);
        branching.first = start as u32;
        branching.len = grown as u32;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SEAT: Seat = Seat::FIRST;

    fn tree_with(moves: &[u8]) -> Tree<u8, ()> {
        let mut tree = Tree::new();
        tree.restart();
        tree.extend(ROOT, SEAT, moves, &vec![1.0; moves.len()]);
        tree
    }

    fn found(tree: &Tree<u8, ()>, seat: Seat, moves: &[u8]) -> Vec<Option<u8>> {
        let mut found = Vec::new();
        let complete = tree.find(ROOT, seat, moves, &mut found);
        assert_eq!(complete, !found.contains(&ABSENT));
        let name = |&index: &u32| (index != ABSENT).then(|| tree.node(index).mv);
        found.iter().map(name).collect()
    }

    #[test]
    fn moves_are_found_in_any_order_and_others_are_absent() {
        let tree = tree_with(&[3, 1, 2]);
        assert_eq!(found(&tree, SEAT, &[3, 1, 2]), [Some(3), Some(1), Some(2)]);
        assert_eq!(found(&tree, SEAT, &[2, 9, 3, 1]), [Some(2), None, Some(3), Some(1)]);
        assert_eq!(found(&tree, Seat::new(1), &[3]), [None]);
    }

    #[test]
    fn a_tree_that_goes_on_keeps_what_is_behind_the_move_and_nothing_else() {
        let mut tree = tree_with(&[3, 1]);
        let beyond = tree.beyond(1);
        tree.extend(beyond, SEAT, &[7, 8, 9], &[1.0; 3]);
        let index = tree.index(beyond, 2);
        tree.node_mut(index).visits = 5;
        let further = tree.beyond(index);
        tree.extend(further, Seat::new(1), &[4], &[1.0]);
        assert!(!tree.advance(0, |_| true), "nothing is known behind 3");
        assert!(tree.advance(1, |node| node.mv != 8));
        let moves: Vec<(u8, u32)> = tree.moves(ROOT).iter().map(|node| (node.mv, node.visits)).collect();
        assert_eq!(moves, [(7, 0), (9, 5)]);
        let behind = tree.beyond(tree.index(ROOT, 1));
        assert_eq!(tree.moves(behind)[0].mv, 4);
        // What it kept can still grow.
        tree.extend(ROOT, SEAT, &[8], &[1.0]);
        assert_eq!(found(&tree, SEAT, &[7, 8, 9]), [Some(7), Some(8), Some(9)]);
    }

    #[test]
    fn moves_keep_what_is_known_of_them_when_others_come_up() {
        let mut tree = tree_with(&[3, 1]);
        tree.node_mut(0).visits = 7;
        let beyond = tree.beyond(0);
        tree.extend(beyond, SEAT, &[5], &[1.0]);
        for mv in 10..40 {
            tree.extend(ROOT, SEAT, &[mv], &[1.0]);
        }
        let moves: Vec<u8> = tree.moves(ROOT).iter().map(|node| node.mv).collect();
        assert_eq!(moves[..3], [3, 1, 10]);
        assert_eq!(moves.len(), 32);
        assert_eq!(tree.moves(ROOT)[0].visits, 7);
        let mut found = Vec::new();
        tree.find(ROOT, SEAT, &[3], &mut found);
        assert_eq!(tree.beyond(found[0]), beyond);
        assert_eq!(tree.moves(beyond)[0].mv, 5);
    }
}
