const MIB = 1024 * 1024;

/** The most bytes of a form. */
export const LARGEST_FORM = 5 * MIB;

/** The most bytes of any upload, in bytes. */
export const LARGEST_UPLOAD = LARGEST_FORM;
