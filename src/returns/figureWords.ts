import { useCallback, useMemo } from 'react';
import { useGetList, useTranslate, type RaRecord } from 'react-admin';
import { parseFigure } from '../../domain/returns/figures';
import { nameIn } from '../i18n/nameIn';
import { useLanguage } from '../i18n/useLanguage';

const ALL = { pagination: { page: 1, perPage: 1000 }, sort: { field: 'id', order: 'ASC' } } as const;

/** The names of the sections by their ids. */
export function useSectionNames(): Record<string, string> {
  const language = useLanguage();
  const { data } = useGetList<RaRecord>('sections', ALL);
  return useMemo(
    () =>
      Object.fromEntries((data ?? []).map(({ id, name, nameBn }) => [id, nameIn(language, name, nameBn)])),
    [data, language],
  );
}

/** Returns a function that gives the name of a section by its id. */
export function useSectionName(): (id: number) => string {
  const translate = useTranslate();
  const names = useSectionNames();
  return useCallback((id) => names[id] ?? translate('returns.sectionGone', { id }), [names, translate]);
}

/** Of any other measure, which is a state of money, the measure says what is counted. */
const MEASURES = new Set(['count', 'amount']);

/**
 * Returns a function that says in words what a figure is, by its name in domain/returns/figures.ts:
 * `closing.writ.count.section:3` → `Closing: Writs, AIR`.
 */
export function useFigureWords(): (name: string) => string {
  const translate = useTranslate();
  const nameOf = useSectionName();
  return useCallback(
    (name) => {
      const parsed = parseFigure(name);
      if (!parsed) return name;
      const { figure, what, measure, sectionId } = parsed;
      let words = translate('returns.inWords', {
        figure: translate(`returns.figures.${figure}`),
        what: translate(`returns.what.${MEASURES.has(measure) ? what : measure}`),
      });
      if (sectionId !== undefined)
        words = translate('returns.inSection', { words, section: nameOf(sectionId) });
      if (measure !== 'count') return translate('returns.asAmount', { words });
      return figure === 'guarantees' ? translate('returns.asCount', { words }) : words;
    },
    [translate, nameOf],
  );
}
