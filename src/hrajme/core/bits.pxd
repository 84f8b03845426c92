# What a processor does in an instruction or two, and Python in a call.
ctypedef unsigned long long u64

cdef extern from *:
    """
    #if defined(_MSC_VER)
    #include <intrin.h>
    #include <stdlib.h>
    static __inline int hrajme_lowest(unsigned long long bits) {
        unsigned long place;
        _BitScanForward64(&place, bits);
        return (int) place;
    }
    #define hrajme_count(bits) ((int) __popcnt64(bits))
    #define hrajme_swap(bits) _byteswap_uint64(bits)
    #else
    #define hrajme_lowest(bits) __builtin_ctzll(bits)
    #define hrajme_count(bits) __builtin_popcountll(bits)
    #define hrajme_swap(bits) __builtin_bswap64(bits)
    #endif
    """
    int lowest "hrajme_lowest" (u64 bits) noexcept nogil
    int count "hrajme_count" (u64 bits) noexcept nogil
    u64 swap "hrajme_swap" (u64 bits) noexcept nogil
