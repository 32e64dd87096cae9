import type { CaseType } from './caseType';
import { admiralty } from './admiralty';
import { cp, cpla } from './appellateDivision';
import { civil } from './civil';
import { contempt } from './contempt';
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
  contempt,
  cpla,
  cp,
  admiralty,
  criminal,
  civil,
] as const;

/** The types of court cases that follow from a filing, from the lowest court to the highest. */
export const caseTypes: readonly CaseType<CaseTypeName>[] = registry;

/** A type of the fixed contract. */
export type ContractType = CaseType<ContractTypeName> & Required<Pick<CaseType, 'contract'>>;

/** The types that every server has: only these are in the contract's figures and in the status of a filing. */
export const contractTypes = caseTypes.filter(({ contract }) => contract) as ContractType[];

/** The statuses of a filing in every court: `<name>Status` and `<name>Id` on the wire. */
export const caseFileStatuses: readonly string[] = contractTypes.map(({ contract }) => contract.status);

/** The finder types of all forms; the three High Court forms share one. */
export const finderTypes: readonly string[] = [...new Set(caseTypes.map(({ finder }) => finder))];

type Registered = (typeof registry)[number];
export type CaseTypeName = Registered['name'];

/** The names of the types that are not ours alone. */
export type ContractTypeName = Exclude<CaseTypeName, (typeof contempt)['name']>;

/** A type's own fields, by name. */
export type CaseTypeFields<Name extends CaseTypeName> = Extract<Registered, { name: Name }>['fields'];

/** The type with this name. @throws if there is none. */
export function caseTypeNamed(name: string): CaseType<CaseTypeName> {
  const type = caseTypes.find((each) => each.name === name);
  if (!type) throw new Error(`${name} is no court case type`);
  return type;
}
