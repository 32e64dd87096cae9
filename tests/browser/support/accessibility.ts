import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Expects axe to find nothing against WCAG 2.2 AA on the page as it is now. */
export async function expectAccessible(page: Page) {
  await coloursStand(page);
  expectNothing(await new AxeBuilder({ page }).withTags(WCAG_AA).analyze());
}

/** Expects every text to stand out from its ground: what another scheme may change. */
export async function expectLegible(page: Page) {
  await coloursStand(page);
  expectNothing(await new AxeBuilder({ page }).withRules(['color-contrast', 'link-in-text-block']).analyze());
}

const WCAG_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

async function coloursStand(page: Page) {
  // colours that fade in would be measured halfway
  await page.evaluate(() => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getTiming().iterations !== Infinity);
    return Promise.allSettled(ending.map((each) => each.finished));
  });
}

function expectNothing({ violations }: Awaited<ReturnType<AxeBuilder['analyze']>>) {
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`);
  expect(found).toEqual([]);
}
