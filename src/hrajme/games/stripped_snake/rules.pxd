cimport cython
from hrajme.core.dice cimport Dice
from hrajme.core.moves cimport Moves
from hrajme.core.position cimport Position
from hrajme.core.throw cimport pips, throw_dice

cdef int CHANCE, OVER
cdef int THROW, FIRST, DICE
cdef int MAX_SEATS, MAX_DUELS
cdef int CHOOSE_FIRST, ATTACK, ATTACK_ROLLS, DEFENCE, DEFENCE_ROLLS, DONE

cdef class StrippedSnakePosition(Position):
    cdef public bint auto
    cdef public int phase
    # The how many-th each seat was stripped; 0 is still in.
    cdef public int out[12]
    # How many duels are over.
    cdef public int duels
    cdef public int attackers[12]
    cdef public int targets[12]
    cdef public int attacks[12]
    cdef public int defences[12]

    cdef int mover(self) noexcept nogil
    cdef void fill(self, Moves moves, int seat) noexcept nogil
    cdef void play_unchecked(self, int seat, int move) noexcept nogil
    @cython.final
    cdef void begin_duel(self, int attacker) noexcept nogil
    @cython.final
    cdef int neighbour(self, int seat, int step) noexcept nogil
    @cython.final
    @cython.locals(attacker=int, loser=int)
    cdef void end_duel(self) noexcept nogil
    cdef int draw(self, Dice dice) noexcept nogil
    cdef int advise(self, int seat, int policy, Moves moves, Dice dice) noexcept nogil
    cdef int points(self, int seat) noexcept nogil
    cdef bint wins(self, int seat) noexcept nogil
    cdef double worth(self, int seat) noexcept nogil
    cdef int reason(self) noexcept nogil
