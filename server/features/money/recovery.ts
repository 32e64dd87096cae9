import { dayInDhaka } from '../../../domain/dates';
import {
  moneyRuleCodes,
  moneyRuleFields,
  recoveryKinds,
  recoveryStepFields,
} from '../../../domain/money/records';
import { invalidField } from '../../platform/http/errors';
import { fromDay, ids, inEitherName, oneOf, toDay } from '../../platform/resource/filters';
import { by, byBengaliName, byNullable, byText, regularResource } from '../../platform/resource/resource';
import { appliesOn, checkLaw, lawSorts } from '../dates/limits/rules';
import { byFileNumber, fileNumber } from './ofFile';

/** Steps to recover what a file owes (docs/contract.md, "Money"). */
export const recoverySteps = regularResource({
  name: 'recovery-steps',
  title: 'Recovery',
  table: 'recovery_step',
  fields: recoveryStepFields,
  derived: { nothiNumber: fileNumber('recovery_step') },
  sorts: {
    date: by('date'),
    kind: by('kind'),
    dueOn: byNullable('due_on'),
    endedOn: byNullable('ended_on'),
    memo: byText('memo'),
    amount: by('amount'),
    result: byText('result'),
    caseFilingId: by('case_filing_id'),
    nothiNumber: byFileNumber('recovery_step'),
  },
  filters: {
    caseFilingId: ids('case_filing_id'),
    kind: oneOf('kind', recoveryKinds),
    from: fromDay('date'),
    to: toDay('date'),
  },
  row({ ...values }) {
    const { date, dueOn, endedOn } = values;
    if (date! > dayInDhaka()) throw invalidField('date', 'notYet');
    if (dueOn && dueOn < date!) throw invalidField('dueOn', 'beforeFirstDay');
    if (endedOn && endedOn < date!) throw invalidField('endedOn', 'beforeFirstDay');
    return values;
  },
});

/** What the law says about money, in versions by the day of the order (docs/contract.md, "Money"). */
export const moneyRules = regularResource({
  name: 'money-rules',
  title: 'Money rules',
  table: 'money_rule',
  fields: moneyRuleFields,
  sorts: {
    code: by('code'),
    name: byText('name'),
    nameBn: byBengaliName('name', 'name_bn'),
    n: byNullable('n'),
    active: by('active'),
    ...lawSorts,
  },
  filters: {
    q: inEitherName,
    code: oneOf('code', moneyRuleCodes),
    on: appliesOn,
  },
  row({ active, ...values }) {
    checkLaw(values);
    return { ...values, active: active ?? true };
  },
  unique: { money_rule_one_at_a_time: { field: 'validFrom', code: 'ruleOverlaps' } },
});
