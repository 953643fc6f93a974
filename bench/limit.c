// The limit: one round of the base game, edition 2024, five seats, in plain C; our engine is
// measured against it.   gcc -O3 -march=native bench/limit.c -o limit && ./limit ROUNDS [K] [SEED]
// Same rules and same complete legal lists as the engine; rule numbers as in docs/rules. Dwarfs and
// gold are left out: they change no move of a round.
#define _POSIX_C_SOURCE 199309L     // clock_gettime
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

// Size of the board, which has no edge (B-13). Where a card is laid in column h, a chain of joined
// cards leads from the start, and before it first reaches column i + 1 it crosses column i: by one
// card open to E and W, or by two cards or more. The chain has at most the 31 paths without stubs
// and two stones. Of these, 13 are open to E and W, 14 to N and S. So it crosses no more than
// 13 + (33 - 13) / 2 = 23 columns and 14 + (33 - 14) / 2 = 23 rows: no card lies beyond 24 in any
// direction. The ring at 25 is written to (need, reach) but never laid on.
enum { EDGE = 25, STRIDE = 2 * EDGE + 1, CELLS = STRIDE * STRIDE };
enum { SHIFT = 12, CELL = (1 << SHIFT) - 1 };               // an action: verb << SHIFT | target
#define AT(x, y) (((y) + EDGE) * STRIDE + (x) + EDGE)

enum { SEATS = 5, HAND = 6, GOALS = 3, PATHS = 40, DECK = 67, CARDS = 27, TREASURE = 2 };
enum { N = 1, E = 2, S = 4, W = 8, EXITS = 15 };
enum { BLOCKED = 16, FACE_UP = 32, FACE_DOWN = 64 };        // tile: exits and these; BLOCKED: stubs
enum { LIT = 16 };                                          // reach: joined to the start
enum { BREAK = 16, REPAIR = 19, ROCKFALL = 25, MAP = 26 };  // cards; those below 16 are paths
enum { ACTION = 32, PASS = ACTION + CARDS, ANSWER };        // verbs; below: lay card verb / 2
enum { NO_ASK, ASK_ORDER, ASK_TURN };

// n joined cards leave at most 2n + 2 exits free; 31 paths, two stones and the start: 70 holes.
// Six different paths, two turns each, in 70 holes, and six passes: fewer than 1024 actions.
enum { HOLES = 72, ACTIONS = 1024 };

static const int START = AT(0, 0);
static const int GOAL_AT[GOALS] = {AT(8, -2), AT(8, 0), AT(8, 2)};
static const uint8_t GOAL_EXITS[GOALS] = {N | E, N | W, EXITS};
static const int STEP[4] = {-STRIDE, 1, STRIDE, -1};
static const uint8_t FACING[4] = {S, W, N, E};

static const uint8_t PATH_TILE[BREAK] = {
    EXITS, E | S | W, N | S | W, N | S, E | W, N | E, N | W,
    BLOCKED | EXITS, BLOCKED | W | E | S, BLOCKED | N | S | W, BLOCKED | N | S, BLOCKED | W | E,
    BLOCKED | N | E, BLOCKED | N | W, BLOCKED | S, BLOCKED | W,
};
static const uint8_t COPIES[CARDS] = {5, 5, 5, 4, 3, 5, 4, 1, 1, 1, 1, 1, 1, 1, 1, 1,
                                      3, 3, 3, 2, 2, 2, 1, 1, 1, 3, 6};

// Broken tools are one word, bit 8 * tool + seat. TOOLS: what a card can break or repair (B-20).
enum { PICK = 0x1f, LAMP = 0x1f00, CART = 0x1f0000, OWN = 0x10101 };
static const uint32_t TOOLS[9] = {PICK, LAMP, CART, PICK, LAMP, CART,
                                  PICK | LAMP, PICK | CART, LAMP | CART};

typedef struct {
    uint8_t tile[CELLS];                    // 0: empty
    uint8_t need[CELLS];                    // sides with an open neighbour; << 4: with a wall
    uint8_t reach[CELLS];                   // sides where a joined exit leads in; LIT
    uint16_t hole[HOLES], laid[PATHS];      // empty cells that are reached; cells of laid paths
    uint8_t holes, paths;
    uint8_t hands[SEATS][HAND], held[SEATS], pile[DECK - SEATS * HAND], left;
    uint32_t broken;
    uint16_t last;                          // cell of the card just laid
    uint8_t goal[GOALS], seen[SEATS], hidden, pending, turning, ask, seat, over, won;
} State;

static uint8_t TILE[2 * BREAK];             // by verb
static uint32_t TURNS[CARDS], FIT[256];     // verbs of a card without twins; verbs that fit a need
static uint8_t PRIO[CELLS];
static State FRESH;

// ---- The tunnel

static inline int turned(int tile) {
    return (tile & ~EXITS) | (tile & (N | E)) << 2 | (tile & (S | W)) >> 2;
}

static void put(State *s, int cell, int tile) {
    s->tile[cell] = tile | FACE_UP;
    for (int d = 0; d < 4; d++)
        s->need[cell + STEP[d]] |= (tile >> d & 1) ? FACING[d] : FACING[d] << 4;
}

// Joins the card and all behind it to the start; face-down goals so joined are pending (B-30).
static void light(State *s, int cell) {
    uint16_t todo[PATHS];
    int n = 0;
    s->reach[cell] |= LIT;
    todo[n++] = cell;
    while (n) {
        cell = todo[--n];
        for (int d = 0; d < 4; d++) {
            if (!(s->tile[cell] >> d & 1)) continue;
            int next = cell + STEP[d], tile = s->tile[next], before = s->reach[next];
            s->reach[next] |= FACING[d];
            if (!tile) {
                if (!before) s->hole[s->holes++] = next;
            } else if (tile == FACE_DOWN) {
                s->pending |= 1 << (next - GOAL_AT[0]) / (2 * STRIDE);
            } else if ((tile & FACING[d]) && !(tile & BLOCKED) && !(before & LIT)) {
                s->reach[next] |= LIT;
                todo[n++] = next;
            }
        }
    }
}

static void drop(uint16_t *cells, uint8_t *count, int cell) {
    int i = 0;
    while (cells[i] != cell) i++;
    cells[i] = cells[--*count];
}

static void place(State *s, int cell, int tile) {
    drop(s->hole, &s->holes, cell);
    s->laid[s->paths++] = cell;
    s->last = cell;
    put(s, cell, tile);
    if (!(tile & BLOCKED)) light(s, cell);                  // B-15
}

// Only holes and cards are ever reached, so these are all there is to forget.
static void light_again(State *s) {
    for (int i = 0; i < s->holes; i++) s->reach[s->hole[i]] = 0;
    for (int i = 0; i < s->paths; i++) s->reach[s->laid[i]] = 0;
    for (int g = 0; g < GOALS; g++) s->reach[GOAL_AT[g]] = 0;
    s->reach[START] = s->holes = 0;
    light(s, START);
}

static void rockfall(State *s, int cell) {                  // B-23
    int reach = s->reach[cell];
    drop(s->laid, &s->paths, cell);
    s->tile[cell] = 0;
    for (int d = 0; d < 4; d++) s->need[cell + STEP[d]] &= ~(FACING[d] | FACING[d] << 4);
    if (reach & LIT) {
        s->reach[cell] = 0;
        light_again(s);
    } else if (reach) s->hole[s->holes++] = cell;
}

// ---- Goals

static void show(State *s, int g, int tile) {
    s->hidden &= ~(1 << g);
    put(s, GOAL_AT[g], tile);
    light(s, GOAL_AT[g]);                                   // an entry side is open, see rank()
}

// B-31: open to the card just laid, then entry sides, then misfits. The two turns of a stone share
// no side. With the base cards alone the card just laid is always the only entry and decides.
static int rank(const State *s, int cell, int tile) {
    int need = s->need[cell], entries = s->reach[cell] & EXITS, last = 0;
    for (int d = 0; d < 4; d++)
        if (cell + STEP[d] == s->last) last = entries & 1 << d;
    int misfits = (tile & need >> 4) | (~tile & need & EXITS);
    int open = __builtin_popcount(tile & entries);
    return (tile & last ? 64 : 0) + 8 * open - __builtin_popcount(misfits);
}

static void turn_up(State *s, int g) {
    s->pending &= ~(1 << g);
    if (s->goal[g] == TREASURE) {
        s->over = s->won = 1;
        return;
    }
    int tile = GOAL_EXITS[s->goal[g]], other = turned(tile);
    int better = rank(s, GOAL_AT[g], tile) - rank(s, GOAL_AT[g], other);
    if (better) {
        show(s, g, better > 0 ? tile : other);
    } else {
        s->turning = g;
        s->ask = ASK_TURN;
    }
}

static void answer(State *s, int choice) {
    int ask = s->ask, tile = GOAL_EXITS[s->goal[s->turning]];
    s->ask = NO_ASK;
    if (ask == ASK_ORDER) turn_up(s, choice);
    else show(s, s->turning, choice ? turned(tile) : tile);
}

// ---- Turns

static void end_turn(State *s) {                            // B-05, B-06, B-33
    int seat = s->seat;
    if (s->left) s->hands[seat][s->held[seat]++] = s->pile[--s->left];
    for (int i = 0; i < SEATS; i++) {
        if (++seat == SEATS) seat = 0;
        if (s->held[seat]) {
            s->seat = seat;
            return;
        }
    }
    s->over = 1;
}

// I-18: one goal after the other; the finder is asked when there is a choice.
static void go_on(State *s) {
    while (s->pending && !s->ask && !s->over) {
        if (s->pending & (s->pending - 1)) s->ask = ASK_ORDER;
        else turn_up(s, __builtin_ctz(s->pending));
    }
    if (!s->ask && !s->over) end_turn(s);
}

// The first slot wins; what is left over behind the last card held does no harm.
static void spend(State *s, int card) {
    uint8_t *hand = s->hands[s->seat];
    int slot = 0;
    for (int i = HAND - 1; i >= 0; i--) slot = hand[i] == card ? i : slot;
    hand[slot] = hand[--s->held[s->seat]];
}

static void play_action(State *s, int card, int target) {
    spend(s, card);
    if (card < REPAIR) s->broken |= 1u << target;
    else if (card < ROCKFALL) s->broken &= ~(1u << target);
    else if (card == ROCKFALL) rockfall(s, target);
    else s->seen[s->seat] |= 1 << target;
}

static void apply(State *s, uint32_t action) {
    int verb = action >> SHIFT, target = action & CELL;
    if (verb < ACTION) {
        spend(s, verb / 2);
        place(s, target, TILE[verb]);
    } else if (verb == PASS) spend(s, target);
    else if (verb == ANSWER) answer(s, target);
    else play_action(s, verb - ACTION, target);
    go_on(s);
}

// ---- Legal actions

static int list(uint32_t *out, int n, int verb, uint32_t targets) {
    for (; targets; targets &= targets - 1) out[n++] = verb << SHIFT | __builtin_ctz(targets);
    return n;
}

// Writing first and counting after costs less than a branch that nobody can foresee.
static int list_paths(const State *s, uint32_t *out, int n, uint32_t verbs) {
    for (int i = 0; i < s->holes; i++) {
        uint32_t cell = s->hole[i], fit = FIT[s->need[cell]];
        for (uint32_t rest = verbs; rest; rest &= rest - 1) {
            int verb = __builtin_ctz(rest);
            out[n] = verb << SHIFT | cell;
            n += fit >> verb & 1;
        }
    }
    return n;
}

static int list_action(const State *s, uint32_t *out, int n, int card) {
    int verb = ACTION + card;
    uint32_t safe = s->broken | OWN << s->seat;
    if (card < REPAIR) return list(out, n, verb, TOOLS[card - BREAK] & ~safe);
    if (card < ROCKFALL) return list(out, n, verb, TOOLS[card - BREAK] & s->broken);
    if (card == MAP) return list(out, n, verb, s->hidden);
    for (int i = 0; i < s->paths; i++) out[n++] = verb << SHIFT | s->laid[i];
    return n;
}

static int legal(const State *s, uint32_t *out) {
    if (s->ask) return list(out, 0, ANSWER, s->ask == ASK_ORDER ? s->pending : 3);
    uint32_t cards = 0, verbs = 0;
    int n = 0;
    for (int i = 0; i < s->held[s->seat]; i++) {
        int card = s->hands[s->seat][i];
        out[n] = PASS << SHIFT | card;
        n += ~cards >> card & 1;                            // equal cards once
        cards |= 1u << card;
        verbs |= TURNS[card];
    }
    if (!(s->broken & OWN << s->seat)) n = list_paths(s, out, n, verbs);                // B-16
    for (cards >>= BREAK; cards; cards &= cards - 1)
        n = list_action(s, out, n, BREAK + __builtin_ctz(cards));
    return n;
}

// ---- A round

static inline uint32_t rnd(uint64_t *x, uint32_t n) {       // xorshift64*, then multiply-shift
    *x ^= *x >> 12, *x ^= *x << 25, *x ^= *x >> 27;
    return (uint32_t)((*x * 2685821657736338717ULL >> 32) * n >> 32);
}

static void shuffle(uint8_t *cards, int n, uint64_t *x) {
    for (int i = n - 1; i > 0; i--) {
        int j = rnd(x, i + 1), card = cards[i];
        cards[i] = cards[j];
        cards[j] = card;
    }
}

static void deal(State *s, uint64_t *x) {                   // B-02, B-03
    uint8_t deck[DECK];
    *s = FRESH;
    for (int card = 0, n = 0; card < CARDS; n += COPIES[card++])
        memset(deck + n, card, COPIES[card]);
    shuffle(deck, DECK, x);
    shuffle(s->goal, GOALS, x);
    memcpy(s->hands, deck, sizeof s->hands);
    memcpy(s->pile, deck + sizeof s->hands, sizeof s->pile);
    s->seat = rnd(x, SEATS);
}

static int distance(int cell) {
    int best = CELLS;
    for (int g = 0; g < GOALS; g++) {
        int x = cell % STRIDE - GOAL_AT[g] % STRIDE, y = cell / STRIDE - GOAL_AT[g] / STRIDE;
        if (abs(x) + abs(y) < best) best = abs(x) + abs(y);
    }
    return best;
}

static void init(void) {
    for (int verb = 0; verb < 2 * BREAK; verb++) {
        int tile = PATH_TILE[verb / 2], other = turned(tile), twin = verb % 2 && tile == other;
        TILE[verb] = verb % 2 ? other : tile;
        if (!twin) TURNS[verb / 2] |= 1u << verb;
        for (int need = 0; need < 256; need++) {            // B-11
            int known = (need | need >> 4) & EXITS;
            if ((TILE[verb] & known) == (need & EXITS)) FIT[need] |= 1u << verb;
        }
    }
    for (int cell = 0; cell < CELLS; cell++) PRIO[cell] = 60 - distance(cell);
    for (int g = 0; g < GOALS; g++) FRESH.goal[g] = g, FRESH.tile[GOAL_AT[g]] = FACE_DOWN;
    memset(FRESH.held, HAND, SEATS);
    FRESH.left = sizeof FRESH.pile;
    FRESH.hidden = (1 << GOALS) - 1;
    put(&FRESH, START, EXITS);
    light(&FRESH, START);
}

// ---- Play and measure

static int prio(uint32_t action) {
    int verb = action >> SHIFT;
    if (verb < ACTION) return PRIO[action & CELL];
    return verb >= ACTION + REPAIR && verb < ACTION + ROCKFALL ? 54 : 0;
}

static uint32_t choose(const uint32_t *actions, int n, uint64_t *x, int k) {
    uint32_t best = actions[rnd(x, n)];
    for (int i = 1; i < k; i++) {
        uint32_t other = actions[rnd(x, n)];
        if (prio(other) > prio(best)) best = other;
    }
    return best;
}

typedef struct { long long moves, wins, squares, branching; } Sums;

static void play_round(Sums *sums, uint64_t *x, int k) {
    static State s;
    uint32_t actions[ACTIONS];
    long long moves = 0;
    for (deal(&s, x); !s.over; moves++) {
        int n = legal(&s, actions);
        sums->branching += n;
        apply(&s, choose(actions, n, x, k));
    }
    sums->moves += moves;
    sums->squares += moves * moves;
    sums->wins += s.won;
}

static double now(void) {
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return t.tv_sec + t.tv_nsec * 1e-9;
}

static double copy_ns(void) {
    enum { COPIED = 200000 };
    static State copies[16];
    double begin = now();
    for (int i = 0; i < COPIED; i++) {
        copies[i % 16] = FRESH;
        __asm__ volatile("" : : "r"(copies) : "memory");    // or it is optimised away
    }
    return (now() - begin) * 1e9 / COPIED;
}

int main(int argc, char **argv) {
    long long rounds = argc > 1 ? atoll(argv[1]) : 20000;
    int k = argc > 2 ? atoi(argv[2]) : 1;
    uint64_t seed = argc > 3 ? strtoull(argv[3], NULL, 10) : 1;
    uint64_t x = seed * 0x9E3779B97F4A7C15ULL + 0x1234567;
    Sums sums = {0};
    init();
    double begin = now();
    for (long long i = 0; i < rounds; i++) play_round(&sums, &x, k);
    double seconds = now() - begin;
    printf("{\"rounds\": %lld, \"moves\": %lld, \"wins\": %lld, \"squares\": %lld, "
           "\"branching\": %lld, \"seconds\": %.6f, \"moves_per_s\": %.0f, "
           "\"state_bytes\": %zu, \"copy_ns\": %.1f}\n",
           rounds, sums.moves, sums.wins, sums.squares, sums.branching,
           seconds, sums.moves / seconds, sizeof(State), copy_ns());
}
