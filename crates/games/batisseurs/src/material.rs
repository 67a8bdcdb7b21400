//! The printed cards, read from `material/batisseurs.toml` or from a file of the same form.

use std::sync::LazyLock;

use components::material::{MaterialError, MaterialFile, Spanned};
use components::{Indexed, Map, Set};
use engine::{Provenance, SetupError};
use serde::Deserialize;

use crate::cards::{BUILDINGS, Building, Kind, WORKERS, Worker};
use crate::resources::Resources;

pub(crate) const PRINTED: &str = include_str!("../material/batisseurs.toml");

/// The cards of the box.
#[derive(Clone, Debug)]
pub struct Material {
    /// Where they come from.
    pub provenance: Provenance,
    buildings: Map<Building, BuildingFace, BUILDINGS>,
    workers: Map<Worker, WorkerFace, WORKERS>,
    /// What the cards need and make once more: bots ask for these alone, and often.
    needs: Map<Building, Resources, BUILDINGS>,
    makes: Map<Worker, Resources, WORKERS>,
    /// By a purse of 0 to 5 écus: who can be paid from it.
    payable: [Set<Worker>; DEAREST_WAGE + 1],
}

const DEAREST_WAGE: usize = 5;

/// What a building card says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BuildingFace {
    /// What finishing it pays.
    pub ecus: u8,
    /// What it counts once finished.
    pub points: u8,
    /// What it takes to finish it.
    pub needs: Resources,
}

/// What a worker card or a finished machine says.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct WorkerFace {
    /// What sending costs; nothing for machines (B8).
    pub wage: u8,
    /// What the worker makes on a site.
    pub makes: Resources,
}

impl Material {
    /// The cards as printed.
    pub fn printed() -> Material {
        static READ: LazyLock<Material> =
            LazyLock::new(|| Material::parse(PRINTED).expect("the built-in material is checked by a test"));
        READ.clone()
    }

    /// The cards of a material file.
    pub fn loaded(text: &str) -> Result<Material, SetupError> {
        let material = Material::parse(text).map_err(|error| SetupError::Material(error.to_string()))?;
        Ok(Material {
            provenance: Provenance::Loaded,
            ..material
        })
    }

    /// What a building card says.
    #[inline]
    pub fn building(&self, building: Building) -> &BuildingFace {
        &self.buildings[building]
    }

    /// What a worker or machine says.
    #[inline]
    pub fn worker(&self, worker: Worker) -> &WorkerFace {
        &self.workers[worker]
    }

    /// What it takes to finish a building.
    #[inline]
    pub fn needs(&self, building: Building) -> Resources {
        self.needs[building]
    }

    /// What a worker or machine makes.
    #[inline]
    pub fn makes(&self, worker: Worker) -> Resources {
        self.makes[worker]
    }

    /// All who can be paid with so many écus.
    #[inline]
    pub fn payable(&self, ecus: u16) -> Set<Worker> {
        self.payable[usize::from(ecus).min(DEAREST_WAGE)]
    }

    /// What a crew makes together.
    #[inline]
    pub fn made_by(&self, crew: Set<Worker>) -> Resources {
        crew.iter()
            .fold(Resources::NONE, |made, worker| made + self.makes(worker))
    }

    fn parse(text: &str) -> Result<Material, MaterialError> {
        let source = MaterialFile::new(text);
        let file: File = source.read()?;
        let buildings = file.read_buildings(source)?;
        let workers = file.read_workers(source)?;
        let payable = std::array::from_fn(|ecus| {
            let able = |worker: &Worker| usize::from(workers[*worker].wage) <= ecus;
            Worker::all().filter(able).collect()
        });
        Ok(Material {
            provenance: Provenance::Printed,
            needs: Map::new(buildings.values().map(|face| face.needs)),
            makes: Map::new(workers.values().map(|face| face.makes)),
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
    workers: Spanned<Vec<Spanned<WorkerLine>>>,
    buildings: Spanned<Vec<Spanned<BuildingLine>>>,
    machines: Spanned<Vec<Spanned<BuildingLine>>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WorkerLine {
    kind: Kind,
    wage: u8,
    makes: Resources,
}

/// A building or a machine; only a machine makes something.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct BuildingLine {
    id: String,
    ecus: u8,
    points: u8,
    needs: Resources,
    makes: Option<Resources>,
}

impl BuildingLine {
    /// The card and what it says, if there is such a building, or such a machine.
    fn read(&self, is_machine: bool) -> Result<(Building, BuildingFace), String> {
        let what = if is_machine { "machine" } else { "building" };
        let building = Building::named(&self.id)
            .filter(|building| building.machine().is_some() == is_machine)
            .ok_or_else(|| format!("there is no {what} '{}'", self.id))?;
        if self.needs == Resources::NONE {
            return Err(format!("'{building}' needs nothing"));
        }
        match self.makes {
            None if is_machine => return Err(format!("it is not said what '{building}' makes")),
            Some(_) if !is_machine => return Err(format!("'{building}' is no machine and makes nothing")),
            _ => {}
        }
        let BuildingLine {
            ecus, points, needs, ..
        } = *self;
        Ok((building, BuildingFace { ecus, points, needs }))
    }
}

impl File {
    fn read_buildings(&self, source: MaterialFile) -> Result<Map<Building, BuildingFace, BUILDINGS>, MaterialError> {
        let mut faces = Map::<Building, Option<BuildingFace>, BUILDINGS>::default();
        for (lines, are_machines) in [(&self.buildings, false), (&self.machines, true)] {
            for line in lines.get_ref() {
                let read = line.get_ref().read(are_machines);
                let (building, face) = read.map_err(|why| source.wrong(line, why))?;
                source.check(faces[building].replace(face).is_none(), line, || {
                    format!("'{building}' is there twice")
                })?;
            }
            let missing = |(building, face): &(Building, &Option<BuildingFace>)| {
                face.is_none() && building.machine().is_some() == are_machines
            };
            if let Some((missing, _)) = faces.iter().find(missing) {
                return Err(source.wrong(lines, format!("'{missing}' is missing")));
            }
        }
        Ok(Map::new(faces.values().map(|face| face.expect("none is missing"))))
    }

    /// The workers of the deck kind by kind, then the machines, which are there and each once.
    fn read_workers(&self, source: MaterialFile) -> Result<Map<Worker, WorkerFace, WORKERS>, MaterialError> {
        let mut faces = Map::<Worker, WorkerFace, WORKERS>::default();
        let mut places = Worker::all();
        for kind in Kind::ALL {
            let lines = self.workers.get_ref().iter().filter(|line| line.get_ref().kind == kind);
            source.check(lines.clone().count() == kind.count(), &self.workers, || {
                format!("there must be {} cards of kind {kind}", kind.count())
            })?;
            for (line, worker) in lines.zip(places.by_ref().take(kind.count())) {
                let WorkerLine { wage, makes, .. } = *line.get_ref();
                source.check(wage == kind.wage(), line, || {
                    format!("the wage of kind {kind} is {}", kind.wage())
                })?;
                faces[worker] = WorkerFace { wage, makes };
            }
        }
        for line in self.machines.get_ref().iter().map(Spanned::get_ref) {
            let machine = Building::named(&line.id).and_then(Building::machine);
            if let (Some(machine), Some(makes)) = (machine, line.makes) {
                faces[machine] = WorkerFace { wage: 0, makes };
            }
        }
        Ok(faces)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cards::DECK_WORKERS;

    fn sum(amounts: impl Iterator<Item = [u16; 4]>) -> [u32; 4] {
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
        let deck = &material.workers.values()[..DECK_WORKERS];
        assert_eq!(sum(deck.iter().map(|face| face.makes.amounts())), [38; 4]);
        assert_eq!(
            sum(material.buildings.values().iter().map(|face| face.needs.amounts())),
            [65, 65, 66, 64]
        );
        assert_eq!(
            material
                .buildings
                .values()
                .iter()
                .map(|face| u32::from(face.points))
                .sum::<u32>(),
            122
        );
        assert_eq!(
            material
                .buildings
                .values()
                .iter()
                .map(|face| u32::from(face.ecus))
                .sum::<u32>(),
            448
        );
    }

    #[test]
    fn what_a_worker_makes_adds_up_to_his_wage_and_machines_work_for_nothing() {
        let material = Material::printed();
        for (worker, face) in material.workers.iter() {
            if worker.index() < DECK_WORKERS {
                assert_eq!(face.makes.total(), u16::from(face.wage));
            } else {
                assert_eq!((face.wage, face.makes.total() >= 2), (0, true));
            }
        }
    }

    #[test]
    fn a_purse_pays_whoever_costs_no_more() {
        let material = Material::printed();
        assert_eq!(material.payable(0), Set::first_of(DECK_WORKERS).others());
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
        check_refused(
            "id = \"chapel\"",
            "id = \"minster\"",
            "line 83: there is no building 'minster'",
        );
        check_refused("id = \"chapel\"", "id = \"church\"", "line 83: 'church' is there twice");
        check_refused(
            "kind = \"apprentice\"",
            "kind = \"master\"",
            "line 7: there must be 6 cards of kind apprentice",
        );
        check_refused("wage = 2", "wage = 1", "line 8: the wage of kind apprentice is 2");
        check_refused(
            "needs = [1, 0, 0, 1]",
            "needs = [0, 0, 0, 0]",
            "line 53: 'bower' needs nothing",
        );
        let error = Material::loaded("workers = 3").unwrap_err().to_string();
        assert!(error.starts_with("material: line 1: "), "{error}");
    }

    #[test]
    fn a_field_that_no_card_has_is_refused_with_its_line() {
        check_refused(
            "wage = 2,",
            "wage = 2, colour = 1,",
            "line 8: unknown field `colour`, expected one of `kind`, `wage`, `makes`",
        );
        let expected = "expected one of `id`, `ecus`, `points`, `needs`, `makes`";
        check_refused(
            "id = \"chapel\",",
            "id = \"chapel\", point = 5,",
            &format!("line 83: unknown field `point`, {expected}"),
        );
        check_refused(
            "id = \"small-crane\",",
            "id = \"small-crane\", wage = 0,",
            &format!("line 91: unknown field `wage`, {expected}"),
        );
        check_refused(
            "id = \"chapel\",",
            "id = \"chapel\", makes = [1, 0, 0, 0],",
            "line 83: 'chapel' is no machine and makes nothing",
        );
    }
}
