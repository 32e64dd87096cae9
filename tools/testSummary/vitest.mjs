import { writeSummary } from './summary.mjs';

/** Vitest reporter: writes the counts, failures and notes for the summary of `npm test`. */
export default class VitestSummary {
  onTestRunEnd(files, errorsOutsideTests) {
    const tests = files.flatMap((file) => [...file.children.allTests()]);
    const ended = (state) => tests.filter((test) => test.result().state === state);
    const broken = files.filter((file) => file.errors().length > 0);
    writeSummary({
      passed: ended('passed').length,
      skipped: ended('skipped').length,
      notes: tests.flatMap((test) => [
        ...(test.result().note ? [`skipped: ${test.result().note}`] : []),
        ...test.annotations().map(({ message }) => message),
      ]),
      failed: [
        ...ended('failed').map((test) => ({ name: nameOf(test), why: test.result().errors?.[0]?.message })),
        ...broken.map((file) => ({ name: file.relativeModuleId, why: file.errors()[0].message })),
        ...errorsOutsideTests.map(({ message }) => ({ name: 'an error outside the tests', why: message })),
      ],
    });
  }
}

const nameOf = (test) => `${test.module.relativeModuleId} › ${test.fullName}`;
