import { visuallyHidden } from '@mui/utils';
import type { ReactNode } from 'react';
import { useRecordContext, useResourceContext, useTranslate } from 'react-admin';
import { formatCount } from '../../../domain/digits';
import { useLanguage } from '../../i18n/useLanguage';
import { cardHeadingId } from './cardIds';
import type { CardFact, cardFacts } from './cardFacts';

interface Props extends Pick<ReturnType<typeof cardFacts>, 'name' | 'status' | 'facts'> {
  number: number;
  numberHeading: string;
  /** The actions of the record. */
  children: ReactNode;
}

/** A record's name, its number in the list, its status and some facts. */
export function RegisterCard({ name, status, facts, number, numberHeading, children }: Props) {
  const translate = useTranslate();
  const language = useLanguage();
  const record = useRecordContext();
  if (!record) return null;
  const heading = cardHeadingId(record.id);
  return (
    <article aria-labelledby={heading}>
      <header>
        <span className="number">
          <span style={visuallyHidden}>{translate(numberHeading)} </span>
          {formatCount(number, language)}
        </span>
        <h2 id={heading}>{name.render(record as never)}</h2>
        <Status column={status} />
        {children}
      </header>
      <dl>
        {facts.map((fact) => (
          <Fact key={fact.column.source} {...fact} />
        ))}
      </dl>
    </article>
  );
}

function Fact({ column, labelled, ownLine }: CardFact) {
  const translate = useTranslate();
  const record = useRecordContext();
  return (
    <div className={ownLine ? 'own-line' : undefined} data-align={column.numeric ? 'right' : undefined}>
      <dt style={labelled ? undefined : visuallyHidden}>{translate(column.label)}</dt>
      <dd>{column.render(record as never)}</dd>
    </div>
  );
}

/** The status as its column shows it; some lists with statuses have no such column. */
function Status({ column }: { column: Props['status'] }) {
  const translate = useTranslate();
  const resource = useResourceContext();
  const record = useRecordContext();
  const own = typeof record?.status === 'string' ? record.status : undefined;
  if (!column && !own) return null;
  return (
    <span className="status">
      <span style={visuallyHidden}>{translate(column?.label ?? `resources.${resource}.fields.status`)} </span>
      {column
        ? column.render(record as never)
        : translate(`resources.${resource}.choices.status.${own}`, { _: own })}
    </span>
  );
}
