//! The printed cards, read from `material/batisseurs.toml` or from a file of the same form.

use serde::Deserialize;

use engine::{Provenance, SetupError};

use crate::cards::{BUILDINGS, Building, Card, CardSet, DECK_WORKERS, Kind, WORKERS, Worker};
use crate::resources::Resources;

pub(crate) const PRINTED: &str = include_str!("../material/batisseurs.toml");

/// The cards of the box.
#[derive(Clone, Debug)]
pub struct Material {
    /// Where they come from.
    pub provenance: Provenance,
    buildings: [BuildingFace; BUILDINGS],
    workers: [WorkerFace; WORKERS],
    /// By a purse of 0 to 5 écus: who can be paid from it.
    payable: [CardSet<Worker>; DEAREST_WAGE + 1],
}

const DEAREST_WAGE: usize = 5;

/// What a building card says.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub struct BuildingFace {
    /// What finishing it pays.
    pub ecus: u8,
    /// What it counts once finished.
    pub points: u8,
    /// What it takes to finish it.
    pub needs: Resources,
}

/// What a worker card or a finished machine says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WorkerFace {
    /// What sending costs; nothing for machines (B8).
    pub wage: u8,
    /// What the worker makes on a site.
    pub makes: Resources,
}

impl Material {
    /// The cards as printed.
    pub fn printed() -> Material {
        Material::parse(PRINTED).expect("the built-in material is checked by a test")
    }

    /// The cards of a material file.
    pub fn loaded(text: &str) -> Result<Material, SetupError> {
        let material = Material::parse(text).map_err(SetupError::Material)?;
        Ok(Material {
            provenance: Provenance::Loaded,
            ..material
        })
    }

    /// What a building card says.
    #[inline]
    pub fn building(&self, building: Building) -> &BuildingFace {
        &self.buildings[building.index()]
    }

    /// What a worker or machine says.
    #[inline]
    pub fn worker(&self, worker: Worker) -> &WorkerFace {
        &self.workers[worker.index()]
    }

    /// All who can be paid with so many écus.
    #[inline]
    pub fn payable(&self, ecus: u16) -> CardSet<Worker> {
        self.payable[usize::from(ecus).min(DEAREST_WAGE)]
    }

    /// What a crew makes together.
    #[inline]
    pub fn made_by(&self, crew: CardSet<Worker>) -> Resources {
        crew.iter()
            .fold(Resources::NONE, |made, worker| made + self.worker(worker).makes)
    }

    fn parse(text: &str) -> Result<Material, String> {
        // The first line of the parser's message says what and where; the rest is a picture of the line.
        let file: File = toml::from_str(text).map_err(|error| match error.span() {
            Some(span) => {
                let line = text[..span.start.min(text.len())].lines().count().max(1);
                format!("line {line}: {}", error.message().lines().next().unwrap_or_default())
            }
            None => error.message().lines().next().unwrap_or_default().to_owned(),
        })?;
        let buildings = file.buildings()?;
        let workers = file.workers()?;
        let payable = std::array::from_fn(|ecus| {
            let able = |worker: &Worker| usize::from(workers[worker.index()].wage) <= ecus;
            (0..WORKERS).map(Worker::at).filter(able).collect()
        });
        Ok(Material {
            provenance: Provenance::Printed,
            buildings,
            workers,
            payable,
        })
    }
}

/// A material file as it is written.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    #[allow(
        dead_code,
        reason = "people read it; a loaded file is never trusted to be the printed one"
    )]
    provenance: String,
    workers: Vec<WorkerLine>,
    buildings: Vec<BuildingLine>,
    machines: Vec<MachineLine>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WorkerLine {
    kind: Kind,
    wage: u8,
    makes: Resources,
}

#[derive(Deserialize)]
struct BuildingLine {
    id: String,
    #[serde(flatten)]
    face: BuildingFace,
}

#[derive(Deserialize)]
struct MachineLine {
    makes: Resources,
    #[serde(flatten)]
    building: BuildingLine,
}

impl File {
    fn buildings(&self) -> Result<[BuildingFace; BUILDINGS], String> {
        let mut faces = [None; BUILDINGS];
        let machines = self.machines.iter().map(|machine| (&machine.building, true));
        for (line, is_machine) in self.buildings.iter().map(|line| (line, false)).chain(machines) {
            let building = Building::named(&line.id)
                .filter(|building| building.machine().is_some() == is_machine)
                .ok_or_else(|| {
                    format!(
                        "there is no {} '{}'",
                        if is_machine { "machine" } else { "building" },
                        line.id
                    )
                })?;
            if line.face.needs == Resources::NONE {
                return Err(format!("'{}' needs nothing", line.id));
            }
            if faces[building.index()].replace(line.face).is_some() {
                return Err(format!("'{}' is there twice", line.id));
            }
        }
        if let Some(missing) = faces.iter().position(Option::is_none) {
            return Err(format!("'{}' is missing", Building::at(missing)));
        }
        Ok(faces.map(|face| face.expect("none is missing")))
    }

    fn workers(&self) -> Result<[WorkerFace; WORKERS], String> {
        let mut faces = Vec::with_capacity(WORKERS);
        for kind in Kind::ALL {
            let cards = self.workers.iter().filter(|line| line.kind == kind);
            if cards.clone().count() != kind.count() {
                return Err(format!("there must be {} cards of kind {}", kind.count(), kind.name()));
            }
            if cards.clone().any(|line| line.wage != kind.wage()) {
                return Err(format!("the wage of kind {} is {}", kind.name(), kind.wage()));
            }
            faces.extend(cards.map(|line| WorkerFace {
                wage: line.wage,
                makes: line.makes,
            }));
        }
        debug_assert_eq!(faces.len(), DECK_WORKERS);
        for machine in (DECK_WORKERS..WORKERS).map(Worker::at) {
            let line = self
                .machines
                .iter()
                .find(|line| Worker::named(&line.building.id) == Some(machine));
            faces.push(WorkerFace {
                wage: 0,
                makes: line.ok_or_else(|| format!("'{machine}' is missing"))?.makes,
            });
        }
        faces
            .try_into()
            .map_err(|_| "the number of workers is wrong".to_owned())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sum(amounts: impl Iterator<Item = [u8; 4]>) -> [u32; 4] {
        amounts.fold([0; 4], |mut total, amounts| {
            total
                .iter_mut()
                .zip(amounts)
                .for_each(|(total, amount)| *total += u32::from(amount));
            total
        })
    }

    #[test]
    fn the_printed_cards_have_the_totals_of_the_box() {
        let material = Material::printed();
        assert_eq!(material.provenance, Provenance::Printed);
        let deck = &material.workers[..DECK_WORKERS];
        assert_eq!(sum(deck.iter().map(|face| face.makes.amounts())), [38; 4]);
        assert_eq!(
            sum(material.buildings.iter().map(|face| face.needs.amounts())),
            [65, 65, 66, 64]
        );
        assert_eq!(
            material
                .buildings
                .iter()
                .map(|face| u32::from(face.points))
                .sum::<u32>(),
            122
        );
        assert_eq!(
            material.buildings.iter().map(|face| u32::from(face.ecus)).sum::<u32>(),
            448
        );
    }

    #[test]
    fn what_a_worker_makes_adds_up_to_his_wage_and_machines_work_for_nothing() {
        let material = Material::printed();
        for index in 0..WORKERS {
            let face = material.workers[index];
            if index < DECK_WORKERS {
                assert_eq!(face.makes.total(), face.wage);
            } else {
                assert_eq!((face.wage, face.makes.total() >= 2), (0, true));
            }
        }
    }

    #[test]
    fn a_purse_pays_whoever_costs_no_more() {
        let material = Material::printed();
        assert_eq!(material.payable(0), CardSet::range(DECK_WORKERS, WORKERS));
        assert_eq!(material.payable(2).len(), 8 + 6);
        assert_eq!(material.payable(4).len(), 8 + 6 + 12 + 16);
        assert_eq!(material.payable(400).len(), WORKERS);
    }

    #[track_caller]
    fn check_refused(from: &str, to: &str, why: &str) {
        assert!(PRINTED.contains(from));
        let error = Material::loaded(&PRINTED.replacen(from, to, 1)).unwrap_err();
        assert_eq!(error.to_string(), format!("material: {why}"));
    }

    #[test]
    fn a_material_file_is_checked_against_the_counts_of_the_box() {
        let loaded = Material::loaded(PRINTED).unwrap();
        assert_eq!(loaded.provenance, Provenance::Loaded);
        check_refused("id = \"chapel\"", "id = \"minster\"", "there is no building 'minster'");
        check_refused("id = \"chapel\"", "id = \"church\"", "'church' is there twice");
        check_refused(
            "kind = \"apprentice\"",
            "kind = \"master\"",
            "there must be 6 cards of kind apprentice",
        );
        check_refused("wage = 2", "wage = 1", "the wage of kind apprentice is 2");
        check_refused("needs = [1, 0, 0, 1]", "needs = [0, 0, 0, 0]", "'bower' needs nothing");
        assert!(matches!(Material::loaded("workers = 3"), Err(SetupError::Material(_))));
    }
}
