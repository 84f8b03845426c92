# Python's numbers for most moves are made once: a list of them costs a count more on each.
cdef extern from *:
    """
    #include <pythread.h>
    #define HRAJME_NUMBERS 4096
    static PyObject *hrajme_numbers[HRAJME_NUMBERS];
    static CYTHON_INLINE PyObject *hrajme_number(int item) {
        PyObject *number;
        if (item < 0 || item >= HRAJME_NUMBERS) return PyLong_FromLong(item);
        number = hrajme_numbers[item];
        if (!number) number = hrajme_numbers[item] = PyLong_FromLong(item);
        Py_XINCREF(number);
        return number;
    }
    static CYTHON_INLINE PyObject *hrajme_list_of(const int *items, int count) {
        PyObject *list = PyList_New(count), *number;
        int index;
        for (index = 0; list && index < count; index++) {
            number = hrajme_number(items[index]);
            if (number) PyList_SET_ITEM(list, index, number); else Py_CLEAR(list);
        }
        return list;
    }
    #define hrajme_thread() ((long long) PyThread_get_thread_ident())
    """
    list list_of "hrajme_list_of" (const int *items, int count)
    long long thread "hrajme_thread" () noexcept nogil
