//! The printed components, read from a file and checked against the rulebook's counts.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use components::material::{MaterialError, MaterialFile, Spanned};
use components::{Indexed, Map};
use engine::SetupError;
use serde::Deserialize;

use crate::card::{CARDS, Card, CardSet, Power, Quotation};
use crate::resource::{Resource, Tally};

/// How many quotation tokens the box holds.
pub const QUOTATIONS: usize = 10;
/// How many tokens of one resource can lie in its zone of the board, so how many faces show it.
pub const ZONE: u8 = 4;
/// The most slots a site can have; the rulebook is silent, and no site needs more than two full stocks.
pub const MOST_SLOTS: usize = 8;

pub(crate) const BUILT_IN: &str = include_str!("../material/welkin.toml");

/// What the components show.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Material {
    sites: Map<Card, SiteFace, CARDS>,
    quotations: [Quotation; QUOTATIONS],
    by_power: Map<Power, CardSet, { Power::COUNT }>,
}

/// What a site card shows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SiteFace {
    /// The resources printed on its slots, without the slot for any resource.
    pub printed: Tally,
    /// Whether one more slot takes any resource: the mark of a special site.
    pub any: bool,
    /// Whether whoever takes the card must flip a quotation token.
    pub flip: bool,
    /// What the finished site lets its owner do once.
    pub power: Option<Power>,
}

impl SiteFace {
    /// How many slots the card has.
    pub fn cost(&self) -> u8 {
        self.printed.total() + u8::from(self.any)
    }
}

impl Material {
    /// The built-in components.
    pub fn built_in() -> Result<Material, SetupError> {
        static READ: LazyLock<Result<Material, SetupError>> = LazyLock::new(|| Material::read(BUILT_IN));
        READ.clone()
    }

    /// The components that a file describes, if they are possible ones (W36).
    pub fn read(text: &str) -> Result<Material, SetupError> {
        Material::parse(text).map_err(|error| SetupError::Material(error.to_string()))
    }

    fn parse(text: &str) -> Result<Material, MaterialError> {
        let source = MaterialFile::new(text);
        let file: File = source.read()?;
        let mut sites = Map::<Card, SiteFace, CARDS>::default();
        let mut by_power = Map::all(CardSet::EMPTY);
        let named = file.sites.get_ref();
        if let Some((id, site)) = named.iter().find(|(id, _)| id.parse::<Card>().is_err()) {
            let why = format!("'{id}' is not a site: they are called C01 to C{CARDS}");
            return Err(source.wrong(site, why));
        }
        for card in Card::all() {
            let missing = || format!("site {card} is missing, the box holds {CARDS} of them");
            let site = named.get(&card.to_string());
            let site = site.ok_or_else(|| source.wrong(&file.sites, missing()))?;
            let read = site.get_ref().read();
            let face = read.map_err(|why| source.wrong(site, format!("site {card}: {why}")))?;
            sites[card] = face;
            if let Some(power) = face.power {
                by_power[power].insert(card);
            }
        }
        Ok(Material {
            sites,
            quotations: read_quotations(source, &file.quotations)?,
            by_power,
        })
    }

    /// What a site shows.
    #[inline]
    pub fn site(&self, card: Card) -> &SiteFace {
        &self.sites[card]
    }

    /// The quotation tokens, each on the face written first.
    pub fn quotations(&self) -> &[Quotation; QUOTATIONS] {
        &self.quotations
    }

    /// The sites that give `power`.
    #[inline]
    pub fn giving(&self, power: Power) -> CardSet {
        self.by_power[power]
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    quotations: Spanned<Vec<Spanned<String>>>,
    sites: Spanned<BTreeMap<String, Spanned<SiteText>>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SiteText {
    slots: String,
    #[serde(default)]
    flip: bool,
    power: Option<String>,
}

impl SiteText {
    fn read(&self) -> Result<SiteFace, String> {
        let slots: Vec<&str> = self.slots.split_whitespace().collect();
        if slots.is_empty() || slots.len() > MOST_SLOTS {
            return Err(format!("it has {} slots, not 1 to {MOST_SLOTS}", slots.len()));
        }
        let mut face = SiteFace {
            flip: self.flip,
            ..SiteFace::default()
        };
        for slot in slots {
            match slot {
                "any" if face.any => return Err("a special site has one slot for any resource, not more".to_owned()),
                "any" => face.any = true,
                _ => face
                    .printed
                    .add(slot.parse::<Resource>().map_err(|error| error.to_string())?, 1),
            }
        }
        if let Some(power) = &self.power {
            if face.any {
                return Err("a special site has no power".to_owned());
            }
            face.power = Some(power.parse::<Power>().map_err(|error| error.to_string())?);
        }
        Ok(face)
    }
}

fn read_quotations(
    source: MaterialFile,
    texts: &Spanned<Vec<Spanned<String>>>,
) -> Result<[Quotation; QUOTATIONS], MaterialError> {
    let mut tokens = Vec::with_capacity(QUOTATIONS);
    for text in texts.get_ref() {
        let read = text.get_ref().parse::<Quotation>();
        let token = read.map_err(|error| source.wrong(text, error.to_string()))?;
        source.check(token.shown != token.behind, text, || {
            format!("quotation token {token} has the same resource twice")
        })?;
        tokens.push(token);
    }
    let tokens: [Quotation; QUOTATIONS] = tokens.try_into().map_err(|tokens: Vec<Quotation>| {
        let found = tokens.len();
        let why = format!("the box holds {QUOTATIONS} quotation tokens, the file has {found}");
        source.wrong(texts, why)
    })?;
    for resource in Resource::ALL {
        let shows = |token: &&Quotation| token.shown == resource || token.behind == resource;
        let faces = tokens.iter().filter(shows).count();
        source.check(faces == usize::from(ZONE), texts, || {
            format!("{resource} is on {faces} quotation tokens, not on {ZONE}, the places of its zone")
        })?;
    }
    Ok(tokens)
}
