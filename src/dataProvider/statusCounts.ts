/** Where the figures of Home's first part are; also asked before the rest of the data provider is there. */
export const STATUS_COUNTS = '/api/case/v2/dashboard-info';
