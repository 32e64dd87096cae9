import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import type { NodeResult } from 'axe-core';
import { isLong } from '../../support/long';

/** Minified, since each page parses it again. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Expects no WCAG 2.2 AA violations on the present page. Contrast and target sizes, which take axe longer than
 * everything else, are measured here in the long run only: all components share them, and
 * tests/browser/everyScreen.spec.ts measures them on every screen.
 */
export async function expectAccessible(page: Page) {
  await pageStands(page);
  const checks = (await axe(page)).withTags(WCAG_AA);
  expect(found(await (isLong ? checks : checks.disableRules(MEASURED)).analyze())).toEqual([]);
}

const MEASURED = ['color-contrast', 'target-size'];

/** Axe's violations, each with its elements. */
export async function violations(page: Page): Promise<string[]> {
  await pageStands(page);
  return found(await (await axe(page)).withTags(WCAG_AA).analyze());
}

/** Expects sufficient contrast of all texts, which depends on the scheme. */
export async function expectLegible(page: Page) {
  await pageStands(page);
  const legible = (await axe(page)).withRules(['color-contrast', 'link-in-text-block']);
  expect(found(await legible.analyze())).toEqual([]);
}

const WCAG_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * Gives a builder for checks of the page, and injects axe only once, because injecting takes longer than a check.
 *
 * The options are set first, because a later call of `options` would discard the rules and tags. Legacy mode checks
 * no frames in pages of their own, which suffices because the product has no frames.
 */
async function axe(page: Page): Promise<AxeBuilder> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const axeSource = '0'; // injects no source, because axe is already in the page
  return new AxeBuilder({ page, axeSource }).options({ resultTypes: ['violations'] }).setLegacyMode(true);
}

/** Waits for fonts and colour transitions, or axe would measure what is about to change. */
const pageStands = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    const ending = () =>
      document
        .getAnimations()
        .filter(
          ({ effect, playState }) => playState === 'running' && effect?.getTiming().iterations !== Infinity,
        );
    // while these transitions end, others may begin
    for (let moving = ending(); moving.length > 0; moving = ending())
      await Promise.allSettled(moving.map((each) => each.finished));
  });

const found = ({ violations }: Awaited<ReturnType<AxeBuilder['analyze']>>) =>
  violations
    .map(({ id, nodes }) => ({
      id,
      nodes: nodes.filter((node) => !isScrolledUnder(node) && !isUnderActions(node)),
    }))
    .filter(({ nodes }) => nodes.length > 0)
    .map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`);

/** A row under a sticky header or total: once scrolled into view, its links have their full size. */
const isScrolledUnder = ({ any, html }: NodeResult) =>
  html.startsWith('<a') && any.some(({ data }) => data?.messageKey === 'partiallyObscured');

/** A cut text under the sticky column of row actions: once scrolled into view, it has its distance from them. */
const isUnderActions = ({ any }: NodeResult) =>
  any.some(
    ({ id, relatedNodes: nearest = [] }) =>
      id === 'target-offset' && nearest.length > 0 && nearest.every(({ html }) => ROW_ACTION.test(html)),
  );

const ROW_ACTION = /^<[^>]* class="[^"]*\brow-action\b/;
