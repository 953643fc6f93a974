# What encoding.py cannot say: pointers into buffers.
cdef inline unsigned char* bytes_of(unsigned char[:, ::1] rows, int row) noexcept nogil:
    return &rows[row, 0]

cdef inline unsigned short* shorts_of(unsigned short[:, ::1] rows, int row) noexcept nogil:
    return &rows[row, 0]
