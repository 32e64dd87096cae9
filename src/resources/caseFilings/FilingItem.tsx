import { caseFilingFields, payableRevenue, type CaseFilingItem } from '../../../domain/caseFilings';
import { companyFields } from '../../../domain/companies';
import type { Field } from '../../../domain/fields';
import { valueAt } from '../../../domain/wire';
import { MoneyText } from '../../fields/cells';
import { DetailItem, FieldValue } from '../../fields/FieldValue';
import { FieldPlace } from '../../inputs/FormGroup';
import { useLanguage } from '../../i18n/useLanguage';
import { sectionOf, type CaseFilingRecord } from './caseFilingRecord';

interface Props {
  item: CaseFilingItem;
  filing: CaseFilingRecord;
}

/** One labelled value of a filing. */
export function FilingItem({ item, filing }: Props) {
  const language = useLanguage();
  switch (item) {
    case 'workPlaceId':
      return <DetailItem source={item}>{sectionOf(filing, language)}</DetailItem>;
    case 'payableRevenue':
      return (
        <DetailItem source={item}>
          <MoneyText taka={payableRevenue(filing)} />
        </DetailItem>
      );
  }
  const field: Field = item === 'company.vatRegNo' ? companyFields.vatRegNo : caseFilingFields[item];
  return (
    <FieldPlace field={field}>
      <FieldValue source={item} field={field} record={filing} />
    </FieldPlace>
  );
}

/** The stored value of an item; undefined if nothing is entered. An amount begins with 0. */
export function enteredValue({ item, filing }: Props): unknown {
  const value = item === 'payableRevenue' ? payableRevenue(filing) : valueAt(item)(filing);
  return value === null || value === '' || value === 0 ? undefined : value;
}
