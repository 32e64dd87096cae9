import { visuallyHidden } from '@mui/utils';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import type { RegisterName, StatusCounts } from '../../domain/caseCounts';
import { useLanguage } from '../i18n/useLanguage';
import { figure } from './figure';
import { Swatch } from './FigurePatterns';
import { statusFill } from './patterns';
import { StatusDonut } from './StatusDonut';
import type { LinkOfFigure } from './useFigureLink';
import { useWords } from './useWords';

interface Props {
  register: RegisterName;
  /** All possible statuses, shown before the counts arrive. */
  statuses: readonly string[];
  counted: StatusCounts | undefined;
  linkTo: LinkOfFigure;
}

/**
 * A register's donut chart with its total in the middle. The table beside it is the legend and has the
 * same figures.
 */
export function StatusCard({ register, statuses, counted, linkTo }: Props) {
  const id = useId();
  const translate = useTranslate();
  const language = useLanguage();
  const words = useWords();
  const rows = counted?.counts ?? statuses.map((status) => ({ status, cases: undefined }));
  return (
    <li>
      <div className="card">
        <h3 id={id}>{words.ofRegister(register)}</h3>
        <div className="donut">
          {counted ? (
            <>
              <StatusDonut {...counted} linkTo={linkTo} />
              <p className="total">
                <span style={visuallyHidden}>{`${translate('home.total')}: `}</span>
                {figure(counted.total, linkTo(register), language)}
              </p>
            </>
          ) : (
            <span className="awaited" />
          )}
        </div>
        <table aria-labelledby={id}>
          <tbody>
            {rows.map(({ status, cases }) => (
              <tr key={status}>
                <th scope="row">
                  <Swatch fill={statusFill(status)} />
                  <span>{words.ofStatus(register, status)}</span>
                </th>
                <td>
                  {cases === undefined ? (
                    <span className="awaited" />
                  ) : (
                    figure(cases, linkTo(register, { status }), language)
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </li>
  );
}
