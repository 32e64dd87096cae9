import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import axeCore, { type NodeResult } from 'axe-core';

/** Expects axe to find nothing against WCAG 2.2 AA on the page as it is now. */
export async function expectAccessible(page: Page) {
  expect(await violations(page)).toEqual([]);
}

/** What axe finds, each with the elements that it finds it at. */
export async function violations(page: Page): Promise<string[]> {
  await coloursStand(page);
  return found(await (await axe(page)).withTags(WCAG_AA).analyze());
}

/** Expects every text to stand out from its ground: what another scheme may change. */
export async function expectLegible(page: Page) {
  await coloursStand(page);
  const legible = (await axe(page)).withRules(['color-contrast', 'link-in-text-block']);
  expect(found(await legible.analyze())).toEqual([]);
}

const WCAG_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * Axe in the page, where it is put only once: each time anew, it would take longer than to look.
 *
 * The options would undo rules and tags after them. There are no frames, for which axe would open a page each time.
 */
async function axe(page: Page): Promise<AxeBuilder> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeCore.source);
  const axeSource = '0'; // what it would put there
  return new AxeBuilder({ page, axeSource }).options({ resultTypes: ['violations'] }).setLegacyMode(true);
}

/** Waits for colours that fade in; they would be measured halfway. */
const coloursStand = (page: Page) =>
  page.evaluate(() => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getTiming().iterations !== Infinity);
    return Promise.allSettled(ending.map((each) => each.finished));
  });

const found = ({ violations }: Awaited<ReturnType<AxeBuilder['analyze']>>) =>
  violations
    .map(({ id, nodes }) => ({ id, nodes: nodes.filter((node) => !isScrolledUnder(node)) }))
    .filter(({ nodes }) => nodes.length > 0)
    .map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`);

/** A row that a table's header or total lies over for now; scrolled into sight, its links have their size. */
const isScrolledUnder = ({ any, html }: NodeResult) =>
  html.startsWith('<a') && any.some(({ data }) => data?.messageKey === 'partiallyObscured');
