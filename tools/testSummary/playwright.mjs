import { writeSummary } from './summary.mjs';

/** Playwright reporter: writes the counts and failures for the summary of `npm test`. */
export default class PlaywrightSummary {
  #errors = [];

  onBegin(_config, suite) {
    this.suite = suite;
  }

  onError({ message }) {
    this.#errors.push({ name: 'an error outside the tests', why: message });
  }

  onEnd() {
    const tests = this.suite?.allTests() ?? [];
    const ended = (outcome) => tests.filter((test) => test.outcome() === outcome);
    writeSummary({
      passed: ended('expected').length,
      skipped: ended('skipped').length,
      failed: [
        ...ended('unexpected').map((test) => ({
          name: nameOf(test),
          why: test.results.at(-1)?.error?.message,
        })),
        ...this.#errors,
      ],
    });
  }

  printsToStdio() {
    return false;
  }
}

const nameOf = (test) => test.titlePath().filter(Boolean).join(' › ');
