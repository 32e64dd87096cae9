import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { formatInstant } from '../../domain/dates';
import { localDigits } from '../../domain/digits';
import type { Return } from '../dataProvider/returns';
import { figureTableStyle } from '../home/figures';
import { useLanguage } from '../i18n/useLanguage';
import { Section } from '../page/Section';
import { shortSeal } from './ReturnState';
import { useReturns, useStateName } from './useReturns';
import Box from '@mui/material/Box';

/** The editions of a month that was sent more than once. */
export function Editions({ shown }: { shown: Return }) {
  const translate = useTranslate();
  const language = useLanguage();
  const stateOf = useStateName();
  const editions = useReturns().editionsOf(shown.from);
  if (editions.length < 2) return null;
  const heading = translate('returns.editions.heading');
  return (
    <Section heading={heading} isPrinted={false}>
      <Box sx={tableStyle}>
        <table aria-label={heading}>
          <thead>
            <tr>
              <th scope="col">{translate('returns.editions.edition')}</th>
              <th scope="col">{translate('resources.returns.fields.state')}</th>
              <th scope="col">{translate('returns.editions.frozenAt')}</th>
              <th scope="col">{translate('resources.returns.fields.signedBy')}</th>
              <th scope="col">{translate('resources.returns.fields.memo')}</th>
              <th scope="col">{translate('returns.editions.reason')}</th>
              <th scope="col">{translate('returns.editions.seal')}</th>
            </tr>
          </thead>
          <tbody>
            {editions.map((edition) => (
              <tr key={edition.id} aria-current={edition.id === shown.id || undefined}>
                <th scope="row">
                  {edition.id === shown.id ? (
                    localDigits(String(edition.edition), language)
                  ) : (
                    <Link to={`/returns/${edition.id}`}>
                      {localDigits(String(edition.edition), language)}
                    </Link>
                  )}
                </th>
                <td>{stateOf({ ...edition, edition: 1 })}</td>
                <td>{edition.frozenAt && formatInstant(edition.frozenAt, language)}</td>
                <td>{edition.signedBy}</td>
                <td>{edition.memo}</td>
                <td>{edition.reason}</td>
                <td>{edition.hash && shortSeal(edition.hash)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Box>
    </Section>
  );
}

const tableStyle = {
  ...figureTableStyle,
  maxHeight: 'none',
  contentVisibility: 'visible',
  '& :is(th, td)': { ...figureTableStyle['& :is(th, td)'], textAlign: 'left !important' },
};
