// The limit: one round of the base game or of Saboteur 2, edition 2024, five seats, in plain C; our
// engine is measured against it.   gcc -O3 -march=native bench/limit.c -o limit
//                                  ./limit ROUNDS [K] [SEED] [base | saboteur2]
// Same rules and same complete legal lists as the engine; rule numbers as in docs/rules. Gold and,
// in the base game, dwarfs are left out: they change no move of a round. The base game comes first;
// Saboteur 2 has a state of its own, its names end in 2. With -DCHECK its state and its lists are
// worked out again from scratch before every move.
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
static int worth(int tile, int need, int entries, int last) {
    int misfits = (tile & need >> 4) | (~tile & need & EXITS);
    int open = __builtin_popcount(tile & entries);
    return (tile & last ? 64 : 0) + 8 * open - __builtin_popcount(misfits);
}

static int rank(const State *s, int cell, int tile) {
    int entries = s->reach[cell] & EXITS, last = 0;
    for (int d = 0; d < 4; d++)
        if (cell + STEP[d] == s->last) last = entries & 1 << d;
    return worth(tile, s->need[cell], entries, last);
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

// ---- Play

static int prio(uint32_t action) {
    int verb = action >> SHIFT;
    if (verb < ACTION) return PRIO[action & CELL];
    return verb >= ACTION + REPAIR && verb < ACTION + ROCKFALL ? 54 : 0;
}

static inline uint32_t choose(const uint32_t *actions, int n, uint64_t *x, int k,
                              int (*prio)(uint32_t)) {
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
        apply(&s, choose(actions, n, x, k, prio));
    }
    sums->moves += moves;
    sums->squares += moves * moves;
    sums->wins += s.won;
}


// ==== Saboteur 2
//
// Its board is a torus of 64 x 64 cells on which no two cells in use ever meet. As above: a column
// is crossed when the next one outwards is first laid on. If it only ever held one card, that is a
// card with a way from E to W (24), a ladder (4), or any card with a ladder laid next to it (4);
// else two or more of the 31 other cards with a way and the two stones. So at most 24 + 8 + 16 = 48
// columns are crossed, E and W together; with the start, the outermost cards and the ring that is
// written to, and all goals E while all cards go W, 60 are in use. Rows: 22 + 8 + 17 are crossed.
enum { STRIDE2 = 64, CELLS2 = STRIDE2 * STRIDE2, START2 = 0 };
#define AT2(x, y) (((x) + (y) * STRIDE2) & (CELLS2 - 1))
#define STEP2(cell, d) (((cell) + STEPS2[d]) & (CELLS2 - 1))
static const int STEPS2[4] = {-STRIDE2, 1, STRIDE2, -1};
static const int GOAL_AT2[GOALS] = {AT2(8, -2), AT2(8, 0), AT2(8, 2)};

// A card takes one cell from the rim and adds three at most, a rockfall gives one back: 4 + 140 + 3
// cells; six more holes round two stones. Six paths, two turns each, in all of them, 156 ways to
// pass and 5 * 30 to shed: fewer than 2560 actions.
enum { HOLES2 = 160, ACTIONS2 = 2560, PATHS2 = 70, DECK2 = 117, ASIDE2 = 10, DWARFS2 = 15 };

// Cards; those below LADDER2 are paths.
enum { LADDER2 = 38, BREAK2 = 42, REPAIR2 = 45, THEFT2 = 51, HANDS_OFF2, TRAPPED2, FREED2, MAP2,
       INSPECTION2, SWAP_HATS2, SWAP_HANDS2, ROCKFALL2, CARDS2 };
static const struct { const char *ways; int copies; } CARD2[CARDS2] = {     // one letter: a stub
    {"NESW", 5}, {"ESW", 5}, {"NSW", 5}, {"NS", 4}, {"EW", 3}, {"NE", 5}, {"NW", 4},
    {"N E S W", 1}, {"W E S", 1}, {"N S W", 1}, {"N S", 1}, {"W E", 1}, {"N E", 1}, {"N W", 1},
    {"S", 1}, {"W", 1},
    {"NS EW", 2}, {"NW ES", 2},                                             // bridge, double curve
    {"NS", 1}, {"EW", 1}, {"NE", 1}, {"NS E", 1}, {"EW", 1}, {"ES", 1},     // doors: blue, green
    {"S", 1}, {"E", 1}, {"NESW", 1}, {"ESW", 3}, {"NSW", 1}, {"NSW E", 1}, {"ESW N", 1},
    {"EW S", 1},                                                            // the last crystal
    {"NS W E", 1}, {"EW N S", 1}, {"NW E", 1}, {"NW S", 1}, {"NE W", 1}, {"NE S", 1},
    {"S", 1}, {"E", 1}, {"ES", 1}, {"NE", 1},                               // ladders
    {"", 3}, {"", 3}, {"", 3}, {"", 2}, {"", 2}, {"", 2}, {"", 1}, {"", 1}, {"", 1},    // tools
    {"", 4}, {"", 3}, {"", 3}, {"", 4}, {"", 6}, {"", 2}, {"", 2}, {"", 2}, {"", 3},
};

// Verbs: lay a path, one for each turn that looks different; play card verb - ACTION2; pass with 1
// to 3 cards; shed what lies in one of five rows. An action: verb << SHIFT2 | a cell, a bit of
// `aims`, or up to three cards, six bits each, the first lowest.
enum { LADDER_VERB2 = 62, ACTION2 = 70, PASS2 = ACTION2 + CARDS2, SHED2 = PASS2 + 3,
       ANSWER2 = SHED2 + 5, SHIFT2 = 18 };

// What action cards aim at is one word, bit 8 * row + seat: rows for broken tools, trapped, theft;
// then the face-down goals, and a row of zeros for the seats. A card works where the bit differs
// from `unlike`, for the seats it says (S-20 to S-27); cards below MAP2 turn the bit over.
enum { TRAPPED_ROW2 = 3, THEFT_ROW2, GOAL_ROW2, SEAT_ROW2 };
enum { ANY2, SELF2, OTHERS2 };
#define ROW2(row) (31ULL << 8 * (row))
static const uint64_t OWN2 = 0x01010101010101, FRONT2 = 0xffffffffff, HINDER2 = 0xffffffff;
static const struct { uint64_t at, unlike; int who; } AIM2[ROCKFALL2 - BREAK2] = {
    {ROW2(0), ~0ULL, OTHERS2}, {ROW2(1), ~0ULL, OTHERS2}, {ROW2(2), ~0ULL, OTHERS2},
    {ROW2(0), 0, ANY2}, {ROW2(1), 0, ANY2}, {ROW2(2), 0, ANY2},
    {ROW2(0) | ROW2(1), 0, ANY2}, {ROW2(0) | ROW2(2), 0, ANY2}, {ROW2(1) | ROW2(2), 0, ANY2},
    {ROW2(THEFT_ROW2), ~0ULL, SELF2}, {ROW2(THEFT_ROW2), 0, ANY2},
    {ROW2(TRAPPED_ROW2), ~0ULL, OTHERS2}, {ROW2(TRAPPED_ROW2), 0, ANY2},
    {ROW2(GOAL_ROW2), 0, ANY2}, {ROW2(SEAT_ROW2), ~0ULL, OTHERS2},
    {ROW2(SEAT_ROW2), ~0ULL, ANY2}, {ROW2(SEAT_ROW2), ~0ULL, OTHERS2},
};

typedef struct {
    uint8_t tile[CELLS2];                   // exits; << 4: which of the tiles with these. 0: empty
    uint8_t need[CELLS2];                   // sides with an open neighbour; << 4: with a wall
    uint8_t reach[CELLS2];                  // sides where a joined exit leads in
    uint16_t hole[HOLES2], rim[HOLES2];     // empty cells: reached; next to a path and to no goal
    uint16_t laid[PATHS2];
    uint8_t holes, rims, paths;
    uint64_t hands[SEATS];                  // a byte for each card, the first lowest, then zeros
    uint8_t held[SEATS], pile[DECK2 - ASIDE2 - SEATS * HAND], left;
    uint8_t dwarf[DWARFS2], top;            // of the seats, then the unused ones in a ring
    uint64_t aims;
    uint16_t last;
    uint8_t goal[GOALS], seen[SEATS], told[SEATS][SEATS], pending, turning, ask, seat, over, won;
    uint8_t drawer, owed;
} State2;

static uint8_t WAYS2[256][5];               // by tile: its ways; last, whether it joins by itself
static uint8_t FLOW2[256][16];              // by tile and reach: the exits that are joined
static uint8_t TILE2[ACTION2], CARD_OF2[ACTION2], GOAL_TILE2[GOALS][2];
static uint64_t TURNS2[2][CARDS2], FIT2[2][256];            // [1]: ladders, from LADDER_VERB2 on
static uint8_t BESIDE2[CELLS2], SORTED2[DECK2];             // next to a goal; the deck
static int8_t PRIO2[CELLS2];
static State2 FRESH2;

// ---- The tunnel

static void put2(State2 *s, int cell, int tile) {
    s->tile[cell] = tile;
    for (int d = 0; d < 4; d++) {
        int next = STEP2(cell, d);
        if (!(s->need[next] | s->tile[next] | BESIDE2[next])) s->rim[s->rims++] = next;
        s->need[next] |= (tile >> d & 1) ? FACING[d] : FACING[d] << 4;
    }
}

// Joins what these exits lead to. A card waits with those of its exits that are newly joined.
static void light2(State2 *s, int cell, int exits) {
    uint16_t todo[2 * (PATHS2 + GOALS)];
    int n = 0;
    todo[n++] = exits << 12 | cell;
    while (n) {
        cell = todo[--n] & (CELLS2 - 1);
        for (exits = todo[n] >> 12; exits; exits &= exits - 1) {
            int d = __builtin_ctz(exits), next = STEP2(cell, d), tile = s->tile[next];
            int before = s->reach[next], after = before | FACING[d];
            s->reach[next] = after;
            if (!tile) {
                if (!before) s->hole[s->holes++] = next;
            } else if (tile == FACE_DOWN) {
                s->pending |= 1 << AT2(next - GOAL_AT2[0], 0) / (2 * STRIDE2);
            } else {
                int fresh = FLOW2[tile][after] & ~FLOW2[tile][before];
                if (fresh) todo[n++] = fresh << 12 | next;
            }
        }
    }
}

static void place2(State2 *s, int cell, int tile) {
    int reach = s->reach[cell], joined = FLOW2[tile][reach];
    if (reach) drop(s->hole, &s->holes, cell);
    if (!BESIDE2[cell]) drop(s->rim, &s->rims, cell);
    s->laid[s->paths++] = cell;
    s->last = cell;
    put2(s, cell, tile);
    if (joined) light2(s, cell, joined);
}

static void light_again2(State2 *s) {
    for (int i = 0; i < s->holes; i++) s->reach[s->hole[i]] = 0;
    for (int i = 0; i < s->paths; i++) s->reach[s->laid[i]] = 0;
    for (int g = 0; g < GOALS; g++) s->reach[GOAL_AT2[g]] = 0;
    s->reach[START2] = s->holes = 0;
    light2(s, START2, EXITS);
    for (int i = 0; i < s->paths; i++) {
        int cell = s->laid[i], exits = FLOW2[s->tile[cell]][0];
        if (exits) light2(s, cell, exits);                  // a ladder (S-11)
    }
}

static void rockfall2(State2 *s, int cell) {
    int reach = s->reach[cell], joined = FLOW2[s->tile[cell]][reach];
    drop(s->laid, &s->paths, cell);
    s->tile[cell] = 0;
    for (int d = 0; d < 4; d++) {
        int next = STEP2(cell, d);
        s->need[next] &= ~(FACING[d] | FACING[d] << 4);
        if (!(s->need[next] | s->tile[next] | BESIDE2[next])) drop(s->rim, &s->rims, next);
    }
    if (s->need[cell] && !BESIDE2[cell]) s->rim[s->rims++] = cell;
    if (joined) {
        s->reach[cell] = 0;
        light_again2(s);
    } else if (reach) s->hole[s->holes++] = cell;
}

// ---- Goals and turns

static void show2(State2 *s, int g, int tile) {
    int cell = GOAL_AT2[g];
    s->aims &= ~(1ULL << (8 * GOAL_ROW2 + g));
    put2(s, cell, tile);
    light2(s, cell, FLOW2[tile][s->reach[cell]]);
}

static void turn_up2(State2 *s, int g) {                    // B-31
    int cell = GOAL_AT2[g], need = s->need[cell], entries = s->reach[cell], last = 0;
    const uint8_t *tile = GOAL_TILE2[s->goal[g]];
    s->pending &= ~(1 << g);
    if (s->goal[g] == TREASURE) {
        s->over = s->won = 1;
        return;
    }
    for (int d = 0; d < 4; d++)
        if (STEP2(cell, d) == s->last) last = entries & 1 << d;
    int better = worth(tile[0], need, entries, last) - worth(tile[1], need, entries, last);
    if (better) {
        show2(s, g, tile[better < 0]);
    } else {
        s->turning = g;
        s->ask = ASK_TURN;
    }
}

static void answer2(State2 *s, int choice) {
    int ask = s->ask;
    s->ask = NO_ASK;
    if (ask == ASK_ORDER) turn_up2(s, choice);
    else show2(s, s->turning, GOAL_TILE2[s->goal[s->turning]][choice]);
}

static void end_turn2(State2 *s) {                          // S-02
    int seat = s->drawer;
    for (; s->owed && s->left; s->owed--)
        s->hands[seat] |= (uint64_t)s->pile[--s->left] << 8 * s->held[seat]++;
    seat = s->seat;
    for (int i = 0; i < SEATS; i++) {
        if (++seat == SEATS) seat = 0;
        if (s->held[seat]) {
            s->seat = seat;
            return;
        }
    }
    s->over = 1;
}

static void go_on2(State2 *s) {                             // I-18
    while (s->pending && !s->ask && !s->over) {
        if (s->pending & (s->pending - 1)) s->ask = ASK_ORDER;
        else turn_up2(s, __builtin_ctz(s->pending));
    }
    if (!s->ask && !s->over) end_turn2(s);
}

// The lowest byte equal to the card takes over the last one, which is cleared.
static void spend2(State2 *s, int card) {
    uint64_t ones = 0x0101010101010101, hand = s->hands[s->seat], differ = hand ^ card * ones;
    int slot = __builtin_ctzll((differ - ones) & ~differ & ones << 7) & ~7;
    int end = 8 * --s->held[s->seat];
    s->hands[s->seat] = (hand ^ (card ^ hand >> end) << slot) & ~(255ULL << end);
}

static void swap_hats(State2 *s, int seat) {                // S-25
    uint8_t *top = s->dwarf + SEATS + s->top, old = s->dwarf[seat];
    s->dwarf[seat] = *top;
    *top = old;
    s->top = (s->top + 1) % (DWARFS2 - SEATS);
}

static void swap_hands(State2 *s, int seat) {               // S-26
    uint64_t hand = s->hands[seat];
    int held = s->held[seat];
    s->hands[seat] = s->hands[s->seat], s->held[seat] = s->held[s->seat];
    s->hands[s->seat] = hand, s->held[s->seat] = held;
    s->drawer = seat;
}

static void play_action2(State2 *s, int card, int target) {
    int index = target % 8;
    spend2(s, card);
    if (card < MAP2) s->aims ^= 1ULL << target;
    else if (card == ROCKFALL2) rockfall2(s, target);
    else if (card == MAP2) s->seen[s->seat] |= 1 << index;
    else if (card == INSPECTION2) s->told[s->seat][index] = s->dwarf[index];
    else if (card == SWAP_HATS2) swap_hats(s, index);
    else swap_hands(s, index);
}

static void discard2(State2 *s, int verb, int cards) {      // S-02
    int shed = verb >= SHED2, count = shed ? 2 : verb - PASS2 + 1;
    for (int i = 0; i < count; i++) spend2(s, cards >> 6 * i & 63);
    if (shed) s->aims ^= 1ULL << (8 * (verb - SHED2) + s->seat);
    else s->owed = count;
}

static void apply2(State2 *s, uint32_t action) {
    int verb = action >> SHIFT2, target = action & ((1 << SHIFT2) - 1);
    if (verb != ANSWER2) s->drawer = s->seat, s->owed = 1;
    if (verb < ACTION2) {
        spend2(s, CARD_OF2[verb]);
        place2(s, target, TILE2[verb]);
    } else if (verb < PASS2) play_action2(s, verb - ACTION2, target);
    else if (verb < ANSWER2) discard2(s, verb, target);
    else answer2(s, target);
    go_on2(s);
}

// ---- Legal actions

typedef struct {
    uint64_t once, twice, thrice;           // cards held at least so often
    uint32_t kind[8];                       // each card once
    int kinds;
} Hand2;

static int list2(uint32_t *out, int n, int verb, uint64_t targets) {
    for (; targets; targets &= targets - 1) out[n++] = verb << SHIFT2 | __builtin_ctzll(targets);
    return n;
}

// Writes the head with each kind behind it, then the last one over the one used, if it is used up.
static inline int fan(uint32_t *out, uint32_t head, const uint32_t *kind, int kinds, int used,
                      int more, int width) {
    for (int i = 0; i < width; i++) out[i] = head + kind[i];
    out[used] = head + kind[more ? used : kinds - 1];
    return kinds - !more;
}

// All sequences of one to three cards; the pairs serve for shedding, too. Most hands have no twins.
static inline int list_discards(uint32_t *out, const Hand2 *hand, uint64_t front, int twins) {
    uint32_t second[8], third[8], left[HAND][8];            // left: third cards by the first one
    int count[HAND], kinds = hand->kinds, n = kinds;
    for (int i = 0; i < 8; i++) {
        out[i] = PASS2 << SHIFT2 | hand->kind[i];
        second[i] = hand->kind[i] << 6;
        third[i] = hand->kind[i] << 12;
    }
    for (int a = 0; a < kinds; a++) {
        uint32_t card = hand->kind[a], more = twins && hand->twice >> card & 1;
        n += fan(out + n, (PASS2 + 1) << SHIFT2 | card, second, kinds, a, more, 8);
        count[a] = fan(left[a], 0, third, kinds, a, more, 8);
    }
    for (int pairs = n; front; front &= front - 1) {
        uint32_t other = (SHED2 + __builtin_ctzll(front) / 8 - (PASS2 + 1)) << SHIFT2;
        for (int i = kinds; i < pairs; i++) out[n++] = out[i] + other;
    }
    for (int a = 0; a < kinds; a++) {
        uint32_t card = hand->kind[a], head = (PASS2 + 2) << SHIFT2 | card;
        uint64_t more = (hand->twice & ~(1ULL << card)) | (hand->thrice & 1ULL << card);
        int seconds = twins ? count[a] : kinds - 1;
        for (int b = 0; b < seconds; b++)
            n += fan(out + n, head + (left[a][b] >> 6), left[a], seconds, b,
                     twins && more >> (left[a][b] >> 12) & 1, twins ? 8 : 4);
    }
    return n;
}

static inline int list_paths2(const State2 *s, uint32_t *out, int n, int ladder, uint64_t turns) {
    const uint16_t *cells = ladder ? s->rim : s->hole;      // S-11
    int count = ladder ? s->rims : s->holes, first = ladder ? LADDER_VERB2 : 0;
    for (int i = 0; i < count; i++) {
        uint64_t cell = cells[i], fit = FIT2[ladder][s->need[cell]];
        for (uint64_t rest = turns; rest; rest &= rest - 1) {
            int turn = __builtin_ctzll(rest);
            out[n] = (first + turn) << SHIFT2 | cell;
            n += fit >> turn & 1;
        }
    }
    return n;
}

static int list_actions2(const State2 *s, uint32_t *out, int n, uint64_t cards) {
    uint64_t own = OWN2 << s->seat, who[] = {~0ULL, own, ~own};
    if (cards >> ROCKFALL2)
        for (int i = 0; i < s->paths; i++) out[n++] = (ACTION2 + ROCKFALL2) << SHIFT2 | s->laid[i];
    for (cards = (cards & ~(1ULL << ROCKFALL2)) >> BREAK2; cards; cards &= cards - 1) {
        int card = __builtin_ctzll(cards);
        uint64_t there = AIM2[card].at & (s->aims ^ AIM2[card].unlike) & who[AIM2[card].who];
        n = list2(out, n, ACTION2 + BREAK2 + card, there);
    }
    return n;
}

// Inlined into the round it runs out of registers and is a tenth slower.
static __attribute__((noinline)) int legal2(const State2 *s, uint32_t *out) {
    if (s->ask) return list2(out, 0, ANSWER2, s->ask == ASK_ORDER ? s->pending : 3);
    uint64_t turns = 0, ladders = 0, front = s->aims & FRONT2 & OWN2 << s->seat;
    Hand2 hand = {0};
    for (int i = 0; i < s->held[s->seat]; i++) {
        int card = s->hands[s->seat] >> 8 * i & 255;
        uint64_t bit = 1ULL << card;
        hand.kind[hand.kinds] = card;
        hand.kinds += !(hand.once & bit);
        hand.thrice |= hand.twice & bit;
        hand.twice |= hand.once & bit;
        hand.once |= bit;
        turns |= TURNS2[0][card];
        ladders |= TURNS2[1][card];
    }
    int n = hand.twice ? list_discards(out, &hand, front, 1) : list_discards(out, &hand, front, 0);
    if (!(front & HINDER2)) n = list_paths2(s, out, n, 0, turns);               // B-16, S-22
    if (!(front & HINDER2) && ladders) n = list_paths2(s, out, n, 1, ladders);
    return list_actions2(s, out, n, hand.once);
}

// ---- A round

static void deal2(State2 *s, uint64_t *x) {                 // S-01
    uint8_t deck[DECK2], *top = deck + ASIDE2;
    *s = FRESH2;
    memcpy(deck, SORTED2, DECK2);
    shuffle(deck, DECK2, x);
    shuffle(s->dwarf, DWARFS2, x);
    shuffle(s->goal, GOALS, x);
    for (int i = 0; i < SEATS * HAND; i++) s->hands[i / HAND] |= (uint64_t)*top++ << 8 * (i % HAND);
    memcpy(s->pile, top, sizeof s->pile);
    s->seat = rnd(x, SEATS);
}

// Tiles with the same exits but other ways get other numbers.
static int tile_of2(const char *text, int half_turn, int ladder) {
    static const char SIDES[] = "NESW";
    static uint8_t taken[256];
    uint8_t ways[5] = {0, 0, 0, 0, ladder};
    int exits = 0, tile;
    for (; *text; text += *text == ' ') {
        int way = 0;
        for (; *text > ' '; text++) way |= 1 << (strchr(SIDES, *text) - SIDES);
        if (half_turn) way = turned(way);
        ways[__builtin_ctz(way)] = way;
        exits |= way;
    }
    for (tile = exits; taken[tile] && memcmp(WAYS2[tile], ways, 5); tile += 16) continue;
    taken[tile] = 1;
    memcpy(WAYS2[tile], ways, 5);
    for (int i = 0; i < 64; i++) {                          // S-10, S-11
        int way = ways[i / 16], reach = i % 16, stub = !(way & (way - 1));
        if (ladder || (way & reach && !stub)) FLOW2[tile][reach] |= way;
    }
    return tile;
}

static void init_verb2(int verb, int card, int tile) {
    int ladder = card >= LADDER2, turn = ladder ? verb - LADDER_VERB2 : verb;
    TILE2[verb] = tile;
    CARD_OF2[verb] = card;
    TURNS2[ladder][card] |= 1ULL << turn;
    for (int need = 0; need < 256; need++) {                // B-11
        int known = (need | need >> 4) & EXITS;
        if ((tile & known) == (need & EXITS)) FIT2[ladder][need] |= 1ULL << turn;
    }
}

// Right for 32 columns to each side, where cells of other rows begin; nobody gets there.
static int distance2(int cell) {
    int y = (cell + STRIDE2 / 2) / STRIDE2, x = cell - y * STRIDE2, best = CELLS2;
    if (y >= STRIDE2 / 2) y -= STRIDE2;
    for (int g = -2; g <= 2; g += 2)
        if (abs(x - 8) + abs(y - g) < best) best = abs(x - 8) + abs(y - g);
    return best;
}

static void init2(void) {
    int verb = 0;
    for (int i = 0; i < 2 * BREAK2; i++) {
        int card = i / 2, tile = tile_of2(CARD2[card].ways, i % 2, card >= LADDER2);
        if (i % 2 == 0 || tile != TILE2[verb - 1]) init_verb2(verb++, card, tile);
    }
    for (int card = 0, n = 0; card < CARDS2; n += CARD2[card++].copies)
        memset(SORTED2 + n, card, CARD2[card].copies);
    for (int cell = 0; cell < CELLS2; cell++) PRIO2[cell] = 60 - distance2(cell);
    for (int i = 0; i < DWARFS2; i++) FRESH2.dwarf[i] = i;
    for (int g = 0; g < GOALS; g++) {
        FRESH2.goal[g] = g, FRESH2.tile[GOAL_AT2[g]] = FACE_DOWN;
        for (int d = 0; d < 4; d++) BESIDE2[STEP2(GOAL_AT2[g], d)] = 1;
        for (int i = 0; i < 2; i++) GOAL_TILE2[g][i] = tile_of2(g ? "NW" : "NE", i, 0);
    }
    memset(FRESH2.held, HAND, SEATS);
    FRESH2.left = sizeof FRESH2.pile;
    FRESH2.aims = 7ULL << 8 * GOAL_ROW2;
    put2(&FRESH2, START2, tile_of2("NESW", 0, 1));
    light2(&FRESH2, START2, EXITS);
}

static int prio2(uint32_t action) {
    int verb = action >> SHIFT2;
    if (verb < ACTION2) return PRIO2[action & (CELLS2 - 1)];
    return verb >= ACTION2 + REPAIR2 && verb < ACTION2 + THEFT2 ? 54 : 0;
}

#ifdef CHECK
#include <assert.h>
// ---- The same from scratch, straight from the rules

static void check_board(const State2 *s, uint8_t *lit) {
    int changed = 1, pending = 0, holes = 0;
    while (changed--)
        for (int i = 0; i < 4 * CELLS2; i++) {
            const uint8_t *ways = WAYS2[s->tile[i / 4]];
            int cell = i / 4, way = ways[i % 4], joins = ways[4];
            for (int d = 0; d < 4 && way & (way - 1); d++)
                joins |= way >> d & 1 && lit[STEP2(cell, d)] & FACING[d];
            if (joins && way & ~lit[cell]) lit[cell] |= way, changed = 1;
        }
    for (int cell = 0; cell < CELLS2; cell++) {
        int need = 0, reach = 0;
        for (int d = 0; d < 4; d++) {
            int next = STEP2(cell, d), tile = s->tile[next];
            if (tile && tile != FACE_DOWN) need |= (tile & FACING[d] ? 1 : 16) << d;
            if (lit[next] & FACING[d]) reach |= 1 << d;
        }
        assert(s->need[cell] == need && s->reach[cell] == reach);
        holes += !s->tile[cell] && reach;
        for (int g = 0; g < GOALS; g++)
            pending |= (cell == GOAL_AT2[g] && s->tile[cell] == FACE_DOWN && reach) << g;
    }
    assert(holes == s->holes && pending == (s->pending | (s->ask == ASK_TURN) << s->turning));
}

static int may_lay(const State2 *s, const uint8_t *lit, int verb, int cell) {
    int path = 0, goal = 0, joined = 0;
    for (int d = 0; d < 4; d++) {
        int next = STEP2(cell, d), tile = s->tile[next], exit = TILE2[verb] >> d & 1, g = 0;
        while (g < GOALS && next != GOAL_AT2[g]) g++;
        goal |= g < GOALS;
        if (!tile || tile == FACE_DOWN) continue;
        if (exit != !!(tile & FACING[d])) return 0;
        path |= g == GOALS;
        joined |= exit && lit[next] & FACING[d];
    }
    return !s->tile[cell] && (CARD_OF2[verb] < LADDER2 ? joined : path && !goal);
}

static int list_slowly(const State2 *s, const uint8_t *lit, uint32_t *out) {
    int n = 0, held = s->held[s->seat], hand[HAND], front[5];
    for (int i = 0; i < HAND; i++) hand[i] = s->hands[s->seat] >> 8 * i & 255;
    for (int row = 0; row < 5; row++) front[row] = s->aims >> (8 * row + s->seat) & 1;
    for (int i = 0; i < held; i++) {
        int card = hand[i], action = ACTION2 + card;
        for (int verb = 0; verb < ACTION2 && !(front[0] | front[1] | front[2] | front[3]); verb++)
            for (int cell = 0; cell < CELLS2 && CARD_OF2[verb] == card; cell++)
                if (may_lay(s, lit, verb, cell)) out[n++] = verb << SHIFT2 | cell;
        for (int bit = 0; bit < 56 && card >= BREAK2 && card < ROCKFALL2; bit++) {
            int there = s->aims >> bit & 1, self = bit % 8 == s->seat;
            int at = AIM2[card - BREAK2].at >> bit & 1, lies = !AIM2[card - BREAK2].unlike;
            int who = AIM2[card - BREAK2].who;
            if (at && there == lies && (who == ANY2 || self == (who == SELF2)))
                out[n++] = action << SHIFT2 | bit;
        }
        for (int cell = 1; cell < CELLS2 && card == ROCKFALL2; cell++)
            if (s->tile[cell] && s->tile[cell] != FACE_DOWN && cell != GOAL_AT2[0] &&
                cell != GOAL_AT2[1] && cell != GOAL_AT2[2]) out[n++] = action << SHIFT2 | cell;
        out[n++] = PASS2 << SHIFT2 | card;
        for (int j = 0; j < held; j++) {
            int two = card | hand[j] << 6;
            if (j == i) continue;
            out[n++] = (PASS2 + 1) << SHIFT2 | two;
            for (int row = 0; row < 5; row++)
                if (front[row]) out[n++] = (SHED2 + row) << SHIFT2 | two;
            for (int k = 0; k < held; k++)
                if (k != i && k != j) out[n++] = (PASS2 + 2) << SHIFT2 | two | hand[k] << 12;
        }
    }
    return n;
}

static int by_value(const void *a, const void *b) {
    return (*(uint32_t *)a > *(uint32_t *)b) - (*(uint32_t *)a < *(uint32_t *)b);
}

static void check(const State2 *s, const uint32_t *actions, int n) {
    static uint32_t slow[HAND * ACTIONS2], fast[ACTIONS2];
    uint8_t lit[CELLS2] = {0};
    int all = 0, m = 0;
    check_board(s, lit);
    if (s->ask) return;
    all = list_slowly(s, lit, slow);
    qsort(slow, all, sizeof *slow, by_value);
    for (int i = 0; i < all; i++)
        if (!i || slow[i] != slow[i - 1]) slow[m++] = slow[i];
    memcpy(fast, actions, n * sizeof *fast);
    qsort(fast, n, sizeof *fast, by_value);
    assert(n == m && !memcmp(fast, slow, n * sizeof *fast));
}
#else
#define check(state, actions, n)
#endif

static void play_round2(Sums *sums, uint64_t *x, int k) {
    static State2 s;
    uint32_t actions[ACTIONS2];
    long long moves = 0;
    for (deal2(&s, x); !s.over; moves++) {
        int n = legal2(&s, actions);
        check(&s, actions, n);
        sums->branching += n;
        apply2(&s, choose(actions, n, x, k, prio2));
    }
    sums->moves += moves;
    sums->squares += moves * moves;
    sums->wins += s.won;
}

// ---- Measure

static double now(void) {
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return t.tv_sec + t.tv_nsec * 1e-9;
}

static double copy_ns(const void *state, size_t size) {
    enum { COPIED = 200000 };
    static char copies[16 * sizeof(State2)];
    double begin = now();
    for (int i = 0; i < COPIED; i++) {
        memcpy(copies + i % 16 * size, state, size);
        __asm__ volatile("" : : "r"(copies) : "memory");    // or it is optimised away
    }
    return (now() - begin) * 1e9 / COPIED;
}

int main(int argc, char **argv) {
    long long rounds = argc > 1 ? atoll(argv[1]) : 20000;
    int k = argc > 2 ? atoi(argv[2]) : 1;
    uint64_t seed = argc > 3 ? strtoull(argv[3], NULL, 10) : 1;
    int second = argc > 4 && !strcmp(argv[4], "saboteur2");
    uint64_t x = seed * 0x9E3779B97F4A7C15ULL + 0x1234567;
    Sums sums = {0};
    if (second) init2();
    else init();
    double begin = now();
    if (second) for (long long i = 0; i < rounds; i++) play_round2(&sums, &x, k);
    else for (long long i = 0; i < rounds; i++) play_round(&sums, &x, k);
    double seconds = now() - begin;
    size_t size = second ? sizeof(State2) : sizeof(State);
    printf("{\"rounds\": %lld, \"moves\": %lld, \"wins\": %lld, \"squares\": %lld, "
           "\"branching\": %lld, \"seconds\": %.6f, \"moves_per_s\": %.0f, "
           "\"state_bytes\": %zu, \"copy_ns\": %.1f}\n",
           rounds, sums.moves, sums.wins, sums.squares, sums.branching, seconds,
           sums.moves / seconds, size, copy_ns(second ? (void *)&FRESH2 : (void *)&FRESH, size));
}
