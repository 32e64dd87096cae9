import { RowLink } from '../../list/rowActions/RowActions';
import { RegisterRecords, type ExtraColumns } from '../registers/RegisterRecords';
import { useRowName } from '../registers/useRegister';
import Link from '@mui/material/Link';
import { Fragment } from 'react';
import { useResourceContext, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { formatCount } from '../../../domain/digits';
import { useAddressOf } from '../../addresses';
import { useLanguage } from '../../i18n/useLanguage';
import { figureLink } from '../../list/listAddress';
import type { StoredRecord } from '../../dataProvider/records';

export const KeptList = () => <RegisterRecords columns={columns} rowActions={rowActions} />;

const MergeRow = () => <RowLink action="merge" rowName={useRowName()} />;

const columns: ExtraColumns = {
  used: { width: '7rem', sheet: { kind: 'number' }, render: (record) => <UsedBy record={record} /> },
};

const rowActions = [{ heading: 'lists.merge', buttons: <MergeRow /> }];

interface Usage {
  resource: string;
  count: number;
}

/**
 * How many records of each register use a section or bank, with a link if the register's list can be filtered
 * by it.
 */
export function UsedBy({ record }: { record: StoredRecord }) {
  const translate = useTranslate();
  const language = useLanguage();
  const addressOf = useAddressOf();
  const isSection = useResourceContext() === 'sections';
  const usages = ((record.usedBy ?? []) as Usage[]).filter(({ count }) => count > 0);
  if (!usages.length) return translate('resources.sections.unused');
  return usages.map(({ resource, count }, index) => {
    const shown = translate(`resources.sections.usedBy.${resource}`, {
      smart_count: count,
      count: formatCount(count, language),
    });
    const isLink = isSection && resource === 'case-fillings';
    return (
      <Fragment key={resource}>
        {index > 0 && ', '}
        {isLink ? (
          <Link
            component={RouterLink}
            underline="always"
            to={figureLink(addressOf(`/${resource}`), { workPlaceId: record.id })}
          >
            {shown}
          </Link>
        ) : (
          shown
        )}
      </Fragment>
    );
  });
}
