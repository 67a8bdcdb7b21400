//! The search tree: one growing array of nodes, reused from search to search.

use engine::Seat;

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
    /// How promising the move looked when it was first seen, relative to its siblings' weights.
    pub weight: f32,
    children: Slice,
}

/// The children of a node: neighbours in the array, with room to grow.
#[derive(Clone, Copy, Default)]
struct Slice {
    first: u32,
    len: u32,
    room: u32,
}

impl<M> Node<M> {
    pub fn new(mv: M, seat: Seat, weight: f32) -> Self {
        Node {
            mv,
            seat,
            visits: 0,
            available: 0,
            mean: 0.0,
            weight,
            children: Slice::default(),
        }
    }
}

/// All nodes of one search. The root stands at [`Tree::ROOT`].
pub(super) struct Tree<M> {
    nodes: Vec<Node<M>>,
}

impl<M: Copy + Eq> Tree<M> {
    /// The position the search starts from; its own move means nothing.
    pub const ROOT: u32 = 0;
    /// Stands for a move that has no node yet.
    pub const ABSENT: u32 = u32::MAX;

    pub fn new() -> Self {
        Tree { nodes: Vec::new() }
    }

    /// Forgets everything but the memory.
    pub fn restart(&mut self, root: Node<M>) {
        self.nodes.clear();
        self.nodes.push(root);
    }

    #[inline]
    pub fn node(&self, at: u32) -> &Node<M> {
        &self.nodes[at as usize]
    }

    #[inline]
    pub fn node_mut(&mut self, at: u32) -> &mut Node<M> {
        &mut self.nodes[at as usize]
    }

    #[inline]
    pub fn children(&self, at: u32) -> &[Node<M>] {
        let Slice { first, len, .. } = self.node(at).children;
        &self.nodes[first as usize..(first + len) as usize]
    }

    /// Where the children of a node begin.
    #[inline]
    pub fn first_child(&self, at: u32) -> u32 {
        self.node(at).children.first
    }

    /// Writes the child of each of the seat's moves to `found`, [`Tree::ABSENT`] where there is none yet, and says
    /// whether all were there.
    #[inline]
    pub fn find(&self, at: u32, seat: Seat, moves: &[M], found: &mut Vec<u32>) -> bool {
        let children = self.children(at);
        let first = self.first_child(at);
        let mut complete = true;
        // Moves are mostly listed in the order their nodes were made in: the next one sought is the next one here.
        let mut next = 0;
        found.clear();
        found.extend(moves.iter().map(|mv| {
            let is_it = |child: &Node<M>| child.mv == *mv && child.seat == seat;
            let ahead = children[next..].iter().position(is_it).map(|offset| next + offset);
            match ahead.or_else(|| children[..next].iter().position(is_it)) {
                Some(place) => {
                    next = place + 1;
                    first + place as u32
                }
                None => {
                    complete = false;
                    Self::ABSENT
                }
            }
        }));
        complete
    }

    /// Makes room for `more` children of a node. Indices of its children change.
    pub fn reserve(&mut self, at: u32, more: u32) {
        let Slice { first, len, room } = self.node(at).children;
        if len + more <= room {
            return;
        }
        let roomier = if len == 0 { more } else { (len + more).max(2 * room) };
        let moved = self.nodes.len();
        self.nodes.extend_from_within(first as usize..(first + len) as usize);
        let vacant = *self.node(at);
        self.nodes.resize(moved + roomier as usize, vacant);
        self.node_mut(at).children = Slice {
            first: moved as u32,
            len,
            room: roomier,
        };
    }

    /// Adds a child where [`Tree::reserve`] made room.
    pub fn push(&mut self, at: u32, child: Node<M>) {
        let Slice { first, len, room } = self.node(at).children;
        assert!(len < room);
        self.nodes[(first + len) as usize] = child;
        self.node_mut(at).children.len += 1;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SEAT: Seat = Seat::FIRST;

    fn tree_with(moves: &[u8]) -> Tree<u8> {
        let mut tree = Tree::new();
        tree.restart(Node::new(0, SEAT, 1.0));
        tree.reserve(Tree::<u8>::ROOT, moves.len() as u32);
        for &mv in moves {
            tree.push(Tree::<u8>::ROOT, Node::new(mv, SEAT, 1.0));
        }
        tree
    }

    fn found(tree: &Tree<u8>, seat: Seat, moves: &[u8]) -> Vec<Option<u8>> {
        let mut found = Vec::new();
        let complete = tree.find(Tree::<u8>::ROOT, seat, moves, &mut found);
        assert_eq!(complete, !found.contains(&Tree::<u8>::ABSENT));
        let name = |&at: &u32| (at != Tree::<u8>::ABSENT).then(|| tree.node(at).mv);
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
    fn children_survive_the_growth_of_their_slice() {
        let mut tree = tree_with(&[3, 1]);
        let first = tree.first_child(Tree::<u8>::ROOT);
        tree.node_mut(first).visits = 7;
        for mv in 10..40 {
            tree.reserve(Tree::<u8>::ROOT, 1);
            tree.push(Tree::<u8>::ROOT, Node::new(mv, SEAT, 1.0));
        }
        let moves: Vec<u8> = tree.children(Tree::<u8>::ROOT).iter().map(|child| child.mv).collect();
        assert_eq!(moves[..3], [3, 1, 10]);
        assert_eq!(moves.len(), 32);
        assert_eq!(tree.children(Tree::<u8>::ROOT)[0].visits, 7);
    }
}
