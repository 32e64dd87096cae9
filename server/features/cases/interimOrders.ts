import { caseTypes } from '../../../domain/followOnCases';
import { columnName } from '../../platform/database/preparedStatements';

/** The columns of the registers' interim orders; a name means the same in every register. */
export const INTERIM_ORDERS = [
  ...new Set(
    caseTypes.flatMap(({ groups }) =>
      groups
        .filter(({ name }) => name === 'interimOrders')
        .flatMap((group) => group.fields.filter((name) => name.startsWith('interimOrder')))
        .map(columnName),
    ),
  ),
];
