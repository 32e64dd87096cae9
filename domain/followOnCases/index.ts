import type { CaseType } from './caseType';
import { admiralty } from './admiralty';
import { cp, cpla } from './appellateDivision';
import { civil } from './civil';
import { commissionerateAppeal } from './commissionerateAppeal';
import { criminal } from './criminal';
import { customsAppeal } from './customsAppeal';
import { tribunal } from './tribunal';
import { writ } from './writ';

const registry = [
  commissionerateAppeal,
  tribunal,
  customsAppeal,
  writ,
  cpla,
  cp,
  admiralty,
  criminal,
  civil,
] as const;

/** The types of court cases that follow from a filing, from the lowest court to the highest. */
export const caseTypes: readonly CaseType<CaseTypeName>[] = registry;

/** The statuses of a filing in every court: `<name>Status` and `<name>Id` on the wire. */
export const caseFileStatuses: readonly string[] = caseTypes.map(({ status }) => status);

/** The finder types of all forms; the three High Court forms share one. */
export const finderTypes: readonly string[] = [...new Set(caseTypes.map(({ finder }) => finder))];

type Registered = (typeof registry)[number];
export type CaseTypeName = Registered['name'];

/** A type's own fields, by name. */
export type CaseTypeFields<Name extends CaseTypeName> = Extract<Registered, { name: Name }>['fields'];

/** The type with this name. @throws if there is none. */
export function caseTypeNamed(name: string): CaseType<CaseTypeName> {
  const type = caseTypes.find((each) => each.name === name);
  if (!type) throw new Error(`${name} is no court case type`);
  return type;
}
