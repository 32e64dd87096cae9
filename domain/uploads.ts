const MIB = 1024 * 1024;

/** The most bytes of a form. */
export const LARGEST_FORM = 5 * MIB;

/** The most bytes of a paper, and so of any upload. */
export const LARGEST_UPLOAD = 100 * MIB;
