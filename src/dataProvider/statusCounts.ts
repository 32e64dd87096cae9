/**
 * The URL of Home's first figures, in a module of its own because it is requested before the data provider is
 * loaded.
 */
export const STATUS_COUNTS = '/api/case/v2/dashboard-info';
