/** The list of paper files that are out and late. */
export const LATE_FILES = `/files/out?filter=${encodeURIComponent('{"state":"LATE"}')}`;
