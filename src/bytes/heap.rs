//! The small module's memory: for each power of two a list of free blocks, and nothing cleverer.
//!
//! Rust's own allocator is a sixth of the module. This one may waste half of a block, which a module that
//! needs some hundred kilobytes can afford, and never gives memory back, which wasm cannot do anyway.

use std::alloc::{GlobalAlloc, Layout};
use std::arch::wasm32::memory_grow;
use std::cell::UnsafeCell;
use std::ptr;

#[global_allocator]
static HEAP: Heap = Heap(UnsafeCell::new(Blocks { free: [ptr::null_mut(); 32], next: 0, end: 0 }));

const PAGE: usize = 1 << 16;
/// No type here wants to be aligned to more.
const ALIGNED: usize = 16;

struct Heap(UnsafeCell<Blocks>);

struct Blocks {
    /// The first free block of each size; each has the address of the next one in it.
    free: [*mut u8; 32],
    /// Where memory that was never used begins and ends.
    next: usize,
    end: usize,
}

impl Blocks {
    /// A block that was never used, or null if there is no more memory.
    fn carve(&mut self, size: usize) -> *mut u8 {
        let start = self.next.next_multiple_of(size.min(ALIGNED));
        if start + size > self.end {
            let pages = size.div_ceil(PAGE);
            let grown = memory_grow::<0>(pages);
            if grown == usize::MAX {
                return ptr::null_mut();
            }
            self.next = grown * PAGE;
            self.end = self.next + pages * PAGE;
            return self.carve(size);
        }
        self.next = start + size;
        ptr::with_exposed_provenance_mut(start)
    }
}

/// Which power of two a block has.
fn power(layout: Layout) -> usize {
    layout.size().max(layout.align()).max(8).next_power_of_two().trailing_zeros() as usize
}

// SAFETY: the module has no threads.
unsafe impl Sync for Heap {}

// SAFETY: a block is handed out once until it comes back, is large enough, and aligned for all that the
// module has.
unsafe impl GlobalAlloc for Heap {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        let power = power(layout);
        // SAFETY: nobody else has a reference: there are no threads, and no call of ours calls back.
        let blocks = unsafe { &mut *self.0.get() };
        let block = blocks.free[power];
        if block.is_null() {
            return blocks.carve(1 << power);
        }
        // SAFETY: `dealloc` wrote the next block's address there.
        blocks.free[power] = unsafe { block.cast::<*mut u8>().read_unaligned() };
        block
    }

    unsafe fn dealloc(&self, block: *mut u8, layout: Layout) {
        // SAFETY: as above; and a free block is nobody's, and has room for an address.
        unsafe {
            let first = &mut (*self.0.get()).free[power(layout)];
            block.cast::<*mut u8>().write_unaligned(*first);
            *first = block;
        }
    }
}
