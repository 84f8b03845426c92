# The fields that a game's class adds lie behind those of its base class, numbers only: one memcpy copies
# them. A position therefore holds no Python object outside the head (core/position.pxd). To be equal for
# memcmp, two positions must have the same object as their options, as those that are copies of one have.
cdef extern from *:
    """
    #include <string.h>
    static CYTHON_INLINE void hrajme_copy_body(PyObject *target, PyObject *source) {
        PyTypeObject *kind = Py_TYPE(source);
        size_t head = (size_t) kind->tp_base->tp_basicsize;
        memcpy((char *) target + head, (char *) source + head, (size_t) kind->tp_basicsize - head);
    }
    static CYTHON_INLINE int hrajme_are_equal(PyObject *one, PyObject *other, size_t size) {
        size_t begin = sizeof(PyObject);
        if (Py_TYPE(one) != Py_TYPE(other)) return 0;
        return !memcmp((char *) one + begin, (char *) other + begin, size - begin);
    }
    #define hrajme_is_alike(one, other) \
        hrajme_are_equal(one, other, (size_t) Py_TYPE(other)->tp_base->tp_basicsize)
    #define hrajme_is_same(one, other) hrajme_are_equal(one, other, (size_t) Py_TYPE(other)->tp_basicsize)
    """
    void copy_body "hrajme_copy_body" (object target, object source) noexcept nogil
    bint is_alike "hrajme_is_alike" (object one, object other) noexcept nogil
    bint is_same "hrajme_is_same" (object one, object other) noexcept nogil
