//! Each operation of the machine's lanes against the portable ones.

use super::{Lanes, portable};
use crate::model::Random;

/// Four lanes with bits at both ends, and random ones.
fn lanes(random: &mut Random) -> [u32; 4] {
    [(); 4].map(|()| match random.below(6) {
        0 => 0,
        1 => u32::MAX,
        2 => 1 << random.below(32),
        _ => random.number() as u32,
    })
}

/// Asserts that an expression over `Lanes` gives the same lanes for both types.
macro_rules! same {
    ($a:ident, $b:ident, $expression:expr) => {{
        let machine = {
            let ($a, $b) = (Lanes::new($a), Lanes::new($b));
            $expression.to_array()
        };
        let portable = {
            let ($a, $b) = (portable::Lanes::new($a), portable::Lanes::new($b));
            $expression.to_array()
        };
        assert_eq!(machine, portable, "{} of {:x?}, {:x?}", stringify!($expression), $a, $b);
    }};
}

#[test]
#[allow(unused_variables, reason = "an operation on one operand leaves the other")]
fn every_operation_is_that_of_the_portable_lanes() {
    let mut random = Random::new(2);
    for _ in 0..if cfg!(miri) { 20 } else { 2_000 } {
        let (a, b) = (lanes(&mut random), lanes(&mut random));
        assert_eq!(Lanes::new(a).to_array(), a);
        assert_eq!(Lanes::splat(a[0]).to_array(), portable::Lanes::splat(a[0]).to_array());
        assert_eq!(Lanes::new(a).is_zero(), portable::Lanes::new(a).is_zero());
        same!(a, b, a & b);
        same!(a, b, a | b);
        same!(a, b, a ^ b);
        same!(a, b, a + b);
        same!(a, b, a - b);
        same!(a, b, a.without(b));
        same!(a, b, a.next_lane());
        same!(a, b, a.previous_lane());
        same!(a, b, a.shl::<4>());
        same!(a, b, a.shl::<10>());
        same!(a, b, a.shl::<20>());
        same!(a, b, a.shr::<9>());
        same!(a, b, a.shr::<10>());
        same!(a, b, a.shr::<20>());
        let (a, b) = (a.map(|lane| lane & 0x7fff_7fff), b.map(|lane| lane & 0x7fff_7fff));
        same!(a, b, a.max_halves(b));
    }
    assert!(Lanes::new([0; 4]).is_zero());
    for lane in 0..4 {
        let mut lanes = [0; 4];
        lanes[lane] = 1 << 31;
        assert!(!Lanes::new(lanes).is_zero());
    }
}
