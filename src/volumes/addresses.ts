/** The list of paper files that are out and late. */
export const LATE_FILES = `/files/out?filter=${encodeURIComponent('{"state":"LATE"}')}`;

/** The end of the URL of a file's page that shows where its paper file is. */
export const AT_PAPER_FILE = '#paper-file';
