# The fields that a game's class adds lie behind those of its base class, numbers only: one memcpy copies
# them. A position therefore holds no Python object outside the head (core/position.pxd).
cdef extern from *:
    """
    #include <string.h>
    static CYTHON_INLINE void hrajme_copy_body(PyObject *target, PyObject *source) {
        PyTypeObject *kind = Py_TYPE(source);
        size_t head = (size_t) kind->tp_base->tp_basicsize;
        memcpy((char *) target + head, (char *) source + head, (size_t) kind->tp_basicsize - head);
    }
    """
    void copy_body "hrajme_copy_body" (object target, object source) noexcept nogil
