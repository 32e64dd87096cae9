import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useTranslate } from 'react-admin';
import { isRecord } from '../../domain/isRecord';
import { type NamedField, knownHeadings } from '../../domain/import/guessColumns';
import { importRegister, importRegisters } from '../../domain/imports';
import { laterCatalogues } from '../i18n';
import type { RefField } from '../../domain/fields';
import type { ImportBatch } from '../dataProvider/imports';
import { unitOf } from './readings';

/** Returns a function that gives the label of a register's field. */
export function useFieldLabel(register: string): (field: string) => string {
  const translate = useTranslate();
  return useCallback(
    (field) => {
      const form = `resources.${register}.fields.${field}`;
      const own = `imports.fields.${field}`;
      return translate(form, { _: '' }) || translate(own);
    },
    [register, translate],
  );
}

/**
 * Returns a function that gives the label of a field as a column's heading, with the unit of amounts:
 * `Revenue (In lakh)`.
 */
export function useColumnLabel({ register, layout }: ImportBatch): (field: string) => string {
  const translate = useTranslate();
  const label = useFieldLabel(register);
  return (field) => {
    const unit = unitOf(layout, field);
    return unit ? `${label(field)} (${translate(`imports.readings.${unit}`)})` : label(field);
  };
}

/**
 * Fetches a register's fields with their labels in forms and lists, in both languages, because a sheet may
 * have either.
 */
export function useNamedFields(): (register: string) => Promise<readonly NamedField[]> {
  const queries = useQueryClient();
  return (register) =>
    queries.ensureQueryData({
      queryKey: ['importLabels', register],
      queryFn: () => namedFields(register),
      staleTime: Infinity,
    });
}

/** A register’s fields with their labels. */
export async function namedFields(register: string): Promise<NamedField[]> {
  const { imports, followOnCases, parties, users, hearings, money } = laterCatalogues;
  const later = [imports, followOnCases, parties, users, hearings, money].flatMap(({ en, bn }) => [
    en(),
    bn(),
  ]);
  const catalogues = await Promise.all<{ catalogue: object }>([
    import('../i18n/en'),
    import('../i18n/bn'),
    ...later,
  ]);
  const fields = importRegister(register)?.columns ?? {};
  const labels = new Map<string, Set<string>>(Object.keys(fields).map((name) => [name, new Set()]));
  for (const { catalogue } of catalogues) {
    const own = textsIn(catalogue, 'resources', register);
    const texts = { ...textsIn(own, 'fields') };
    for (const [name, label] of Object.entries({ ...textsIn(catalogue, 'imports', 'fields'), ...texts })) {
      if (typeof label === 'string') labels.get(name)?.add(label);
    }
    for (const [source, label] of Object.entries(textsIn(own, 'columns'))) {
      const name = fieldOfColumn(source, Object.entries(fields) as [string, RefField][]);
      if (name && typeof label === 'string') labels.get(name)?.add(label);
    }
  }
  return [...labels].map(([name, texts]) => ({ register, name, labels: [...texts] }));
}

/** The name of the field that a list's column shows: `companyId` for the column `company.companyName`. */
const fieldOfColumn = (source: string, fields: [name: string, field: RefField][]) => {
  if (source.startsWith('caseFilling.') && source !== 'caseFilling.nothiNumber') return undefined;
  const [first] = source.split('.');
  const same = fields.find(([name]) => name === source);
  return (same ?? fields.find(([, { wire }]) => wire === first && source.includes('.')))?.[0];
};

function textsIn(catalogue: unknown, ...path: string[]): Record<string, unknown> {
  let found = catalogue;
  for (const part of path) found = isRecord(found) ? found[part] : undefined;
  return isRecord(found) ? found : {};
}

/** The most registers to suggest; more would not help to choose. */
const MOST = 3;
/**
 * How much better than the chosen register another must fit to be suggested, and how close to the best one
 * the others must be.
 */
const AHEAD = 0.5;
const CLOSE = 0.25;

/**
 * The registers that know more of a sheet's headings than the chosen register does, and at least half of
 * them. A heading that few registers have counts more: all court cases have a file number, but only writs
 * have a writ number.
 */
export async function likelierRegisters(
  chosen: string,
  headings: readonly string[],
  fieldsOf: (register: string) => Promise<readonly NamedField[]>,
): Promise<string[]> {
  const texts = headings.filter(Boolean);
  const known = new Map<string, readonly string[]>();
  for (const { name } of importRegisters) known.set(name, texts.filter(knownHeadings(await fieldsOf(name))));
  const knowers = (text: string) => [...known.values()].filter((own) => own.includes(text)).length;
  const score = (own: readonly string[]) => own.reduce((sum, text) => sum + 1 + 1 / knowers(text), 0);
  const scores = new Map([...known].map(([name, own]) => [name, score(own)]));
  const best = Math.max(...scores.values());
  if (best < scores.get(chosen)! + AHEAD) return [];
  const likeliest = [...scores].flatMap(([name, each]) => (each > best - CLOSE ? name : []));
  const isKnown = likeliest.every((name) => 2 * known.get(name)!.length >= texts.length);
  return isKnown && likeliest.length <= MOST ? likeliest : [];
}
