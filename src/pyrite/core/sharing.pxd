# What sharing.py cannot say: numbers that are read and written in one step, and short pauses.
cdef extern from *:
    """
    #ifdef _MSC_VER
    #include <intrin.h>
    #include <time.h>
    #include <windows.h>
    #define LOAD(at) ((int) _InterlockedOr((long volatile*) (at), 0))
    #define STORE(at, n) ((void) _InterlockedExchange((long volatile*) (at), n))
    #define TAKE(at, n) ((int) _InterlockedExchangeAdd((long volatile*) (at), n))
    #define BREATHE() YieldProcessor()
    #define GIVE_WAY() SwitchToThread()
    static inline long long now(void) {
        return (long long) clock() * (1000000000LL / CLOCKS_PER_SEC);
    }
    #else
    #include <sched.h>
    #include <time.h>
    #define LOAD(at) __atomic_load_n(at, __ATOMIC_SEQ_CST)
    #define STORE(at, n) __atomic_store_n(at, n, __ATOMIC_SEQ_CST)
    #define TAKE(at, n) __atomic_fetch_add(at, n, __ATOMIC_SEQ_CST)
    #if defined(__x86_64__) || defined(__i386__)
    #define BREATHE() __builtin_ia32_pause()
    #elif defined(__aarch64__)
    #define BREATHE() __asm__ volatile("isb" ::: "memory")
    #else
    #define BREATHE() ((void) 0)
    #endif
    #define GIVE_WAY() sched_yield()
    static inline long long now(void) {
        struct timespec time;
        clock_gettime(CLOCK_MONOTONIC, &time);
        return 1000000000LL * time.tv_sec + time.tv_nsec;
    }
    #endif
    static inline void pause_a_moment(void) {
        for (int k = 0; k < 16; k++)
            BREATHE();
        GIVE_WAY();
    }
    """
    int LOAD(int* at) noexcept nogil
    void STORE(int* at, int n) noexcept nogil
    int TAKE(int* at, int n) noexcept nogil
    long long now() noexcept nogil
    void pause "pause_a_moment"() noexcept nogil

cdef inline int load(int[:, ::1] rows, int row) noexcept nogil:
    return LOAD(&rows[row, 0])

cdef inline void store(int[:, ::1] rows, int row, int number) noexcept nogil:
    STORE(&rows[row, 0], number)

cdef inline int take(int[:, ::1] rows, int row, int many) noexcept nogil:
    return TAKE(&rows[row, 0], many)
