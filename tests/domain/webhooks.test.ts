import { expect, it } from 'vitest';
import { keptRegisters } from '../../domain/history';
import { webhookEventOf, webhookEvents } from '../../domain/webhooks';

it.each([
  ['case-fillings', 'create', true, null, 'filing.created'],
  ['case-fillings', 'restore', true, null, 'filing.created'],
  ['case-fillings', 'restore', false, null, 'filing.changed'],
  ['tribunal-cases', 'delete', false, null, 'court-case.deleted'],
  ['proceedings', 'edit', false, 'tribunal-cases', 'court-case.changed'],
  ['proceedings', 'edit', false, 'case-fillings', 'filing.changed'],
  ['proceedings', 'create', true, 'tribunal-cases', null],
  ['hearings', 'baseline', true, 'tribunal-cases', null],
  ['stays', 'edit', false, 'high-court-rits', 'money.changed'],
  ['users', 'create', true, null, null],
])('the event of a change of %s by %s (new: %s, of %s) is %s', (register, action, isNew, kind, event) => {
  expect(webhookEventOf({ register, action, isNew, kind })).toBe(event);
});

it('webhooks can be told of these kinds of events', () => {
  const subjects = 'filing court-case hearing limit money paper note party'.split(' ');
  expect(webhookEvents).toEqual(
    subjects.flatMap((each) => [`${each}.created`, `${each}.changed`, `${each}.deleted`]),
  );
});

it('of these registers webhooks are told nothing: a new one fails here until it is decided', () => {
  const edit = { action: 'edit', isNew: false, kind: 'case-fillings' };
  const untold = keptRegisters.filter(({ name }) => !webhookEventOf({ register: name, ...edit }));
  expect(untold.map(({ name }) => name).join(' ')).toBe(
    'limitation-rules users calendars closed-days steps volumes movements file-calls file-call-rows file-retention destructions returns desks sections banks loss-reasons paper-kinds money-rules retention-rules return-forms office',
  );
});
