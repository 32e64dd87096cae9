import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { ForeignServer } from '../../support/foreignServer';
import { field, OFFERED, openApp } from './openApp';

export const FORM = '/add-case-fillings';

/** The path of the call that registers a filing. */
export const POST = '/api/case/case-fillings';

export const save = (user: UserEvent) => user.click(screen.getByText('Save'));

/** Types into a select and clicks one of its options. */
export async function choose(user: UserEvent, label: string | RegExp, typed: string, option: string) {
  await user.type(await field(label), typed);
  await user.click(await screen.findByText(option, { selector: OFFERED }));
}

/** Opens the form and fills in the required fields. */
export async function openFilled(foreign: ForeignServer) {
  const user = await openApp(foreign, FORM);
  await user.type(await field(/^Section File Number/), ' S-12/AP/2026 ');
  await choose(user, /^Section\/Branch/, 'jet', 'JETTY');
  return user;
}
