import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { catalogue } from '../i18n/en/imports';

export const steps = [
  'file',
  'columns',
  'check',
  'run',
] as const satisfies readonly (keyof typeof catalogue.imports.steps)[];

export type Step = (typeof steps)[number];

/** The four steps of an import; steps that can be opened are links. */
export function Steps({ current, addresses }: { current: Step; addresses: Partial<Record<Step, string>> }) {
  const translate = useTranslate();
  return (
    <Box component="nav" aria-label={translate('imports.steps.name')} sx={{ mb: 2 }}>
      <Box component="ol" sx={list}>
        {steps.map((step, place) => {
          const name = translate('imports.steps.step', {
            number: place + 1,
            name: translate(`imports.steps.${step}`),
          });
          const to = addresses[step];
          return (
            <li key={step} aria-current={step === current ? 'step' : undefined}>
              {to && step !== current ? (
                <Link component={RouterLink} to={to}>
                  {name}
                </Link>
              ) : (
                <Box
                  component="span"
                  sx={step === current ? { fontWeight: 700 } : { color: 'text.secondary' }}
                >
                  {name}
                </Box>
              )}
            </li>
          );
        })}
      </Box>
    </Box>
  );
}

const list = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 3,
  rowGap: 0.5,
  listStyle: 'none',
  m: 0,
  p: 0,
  '& li[aria-current]': { borderBottom: 2, borderColor: 'primary.main' },
};
