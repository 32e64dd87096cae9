import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { guaranteeFigures, moneyMovements, moneyStateNames } from '../../domain/returns/figures';
import { Figure, type Shown } from './Figure';
import { nameOf } from './columns';

interface Props {
  shown: Shown;
  section?: number;
  isWhole: boolean;
}

/** The money of a period: an addition from opening to closing, beside it the closing by its states. */
export function MoneyFigures({ shown, section, isWhole }: Props) {
  const translate = useTranslate();
  const { figures } = shown;
  const at = (figure: string, what = 'all') => nameOf(figure, what, 'amount', section);
  const has = (name: string) => Boolean(figures[name]) || Boolean(shown.than?.figures[name]);
  const movements = [['opening', 0] as const, ...Object.entries(moneyMovements)].filter(
    ([figure]) => isWhole || ALWAYS.has(figure) || has(at(figure)),
  );
  const states = moneyStateNames.filter((state) => has(at('closing', state)));
  const closing = figures[at('closing')] ?? 0;
  const amount = (name: string) => <Figure name={name} shown={shown} as="taka" />;
  return (
    <Box sx={beside}>
      <Sum heading={translate('returns.money.movements')}>
        <tbody>
          {movements.map(([figure, sign]) => (
            <tr key={figure}>
              <th scope="row">
                <span className="sign">{SIGNS[sign]}</span> {translate(`returns.figures.${figure}`)}
              </th>
              <td>{amount(at(figure))}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">
              <span className="sign">=</span> {translate('returns.figures.closing')}
            </th>
            <td>{amount(at('closing'))}</td>
          </tr>
        </tfoot>
      </Sum>
      <Box sx={{ minWidth: 0 }}>
        {states.length > 0 && (
          <Sum heading={translate('returns.money.states')}>
            <tbody>
              {states.map((state) => (
                <tr key={state}>
                  <th scope="row">
                    {translate(`returns.what.${state}`)}
                    <Box
                      aria-hidden
                      sx={bar}
                      style={{ width: `${share(figures[at('closing', state)], closing)}%` }}
                    />
                  </th>
                  <td>{amount(at('closing', state))}</td>
                </tr>
              ))}
            </tbody>
          </Sum>
        )}
        {has(at('deposit-adjusted')) && (
          <Typography variant="body2" sx={{ mb: 1.5 }}>
            {translate('returns.money.adjusted')}: {amount(at('deposit-adjusted'))}
          </Typography>
        )}
        {section === undefined && <Guarantees shown={shown} />}
      </Box>
    </Box>
  );
}

function Guarantees({ shown }: { shown: Shown }) {
  const translate = useTranslate();
  return (
    <Sum heading={translate('returns.money.guarantees')}>
      <thead>
        <tr>
          <th scope="col">{translate('returns.kind')}</th>
          <th scope="col">{translate('returns.money.number')}</th>
          <th scope="col">{translate('returns.money.amount')}</th>
        </tr>
      </thead>
      <tbody>
        {guaranteeFigures.map((which) => (
          <tr key={which}>
            <th scope="row">{translate(`returns.what.${which}`)}</th>
            <td>
              <Figure name={`guarantees.${which}.count`} shown={shown} />
            </td>
            <td>
              <Figure name={`guarantees.${which}.amount`} shown={shown} as="taka" />
            </td>
          </tr>
        ))}
      </tbody>
    </Sum>
  );
}

function Sum({ heading, children }: { heading: string; children: ReactNode }) {
  const id = useId();
  return (
    <Box sx={sum}>
      <Typography id={id} component="h3" variant="subtitle2">
        {heading}
      </Typography>
      <table aria-labelledby={id}>{children}</table>
    </Box>
  );
}

const ALWAYS = new Set(['opening', 'demanded', 'collected']);
const SIGNS = { 0: '', 1: '+', [-1]: '−' };

const share = (part = 0, whole: number) => (whole > 0 ? Math.min(100, Math.max(0, (100 * part) / whole)) : 0);

const beside = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
  columnGap: 4,
  maxWidth: '64rem',
  '@media print': { gridTemplateColumns: '1fr 1fr' },
};

const sum = {
  mb: 1.5,
  breakInside: 'avoid',
  '& table': { width: '100%', borderCollapse: 'collapse', fontSize: '0.8125rem' },
  '& :is(th, td)': { py: 0.375, px: 0, borderBottom: 1, borderColor: 'divider', verticalAlign: 'top' },
  '& th': { fontWeight: 400, textAlign: 'left', '&::first-letter': { textTransform: 'uppercase' } },
  '& thead th': { textAlign: 'right', color: 'text.secondary', '&:first-of-type': { textAlign: 'left' } },
  '& td': { textAlign: 'right', whiteSpace: 'nowrap', pl: 2, fontVariantNumeric: 'tabular-nums' },
  '& tfoot :is(th, td)': { borderTop: 2, borderBottom: 0, borderColor: 'text.primary', fontWeight: 600 },
  '& .sign': { display: 'inline-block', width: '1.25em', color: 'text.secondary' },
  '@media print': { '& table': { fontSize: '9pt' } },
};

const bar = {
  height: 3,
  mt: 0.25,
  minWidth: '1px',
  bgcolor: 'primary.main',
  borderRadius: 1,
  displayPrint: 'none',
};
