import { useTranslate } from 'react-admin';
import type { Days } from '../../domain/returns/periods';
import type { Figures } from '../dataProvider/returns';
import { useOrganisation } from '../page/useOrganisation';
import { DownloadTables } from '../spreadsheet/DownloadTables';
import { useSectionName } from './figureWords';
import { returnSheets } from './returnSheets';

interface Props {
  title: string;
  days: Days;
  figures: Figures | undefined;
}

/** Downloads all figures as a spreadsheet: of the whole office, of its sections, and the money. */
export function DownloadReturn({ title, days: { from, to }, figures }: Props) {
  const translate = useTranslate();
  const sectionName = useSectionName();
  const issuer = useOrganisation();
  return (
    <DownloadTables
      label="returns.download"
      file={`Return ${from} to ${to}.xlsx`}
      tables={figures && (() => returnSheets(figures, { title, issuer, translate, sectionName }))}
    />
  );
}
