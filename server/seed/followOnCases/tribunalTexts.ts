import { formatDay, type Day } from '../../../domain/dates';
import { formatTaka } from '../../../domain/money';
import { inSentence } from '../filings/dispute';
import type { Random } from '../random';
import { endings, findings, fullText } from '../vocabulary/tribunalJudgements';
import { caseComments, interimOrders } from '../vocabulary/tribunalOrders';
import { sentence } from '../wording';
import type { Appeal } from './appeals';

/** Interim orders, the summary of the judgement and the officer's comment, as far as they are written. */
export function tribunalTexts(appeal: Appeal, random: Random) {
  const { course } = appeal;
  const bengaliShare = random.chance(0.25) ? 1 : 0; // a case is kept in one language
  const orders = course.interimOrders.map(({ kind, day }) =>
    sentence(random, interimOrders[kind], inBoth({ day, next: course.hearings[1] ?? day }), bengaliShare),
  );
  const followed = random.chance(0.72) ? 'yes' : 'no';
  const known = orders.length > 0 && random.chance(0.8);
  return {
    implementationOfInterimOrder: known ? followed : null,
    interimOrderOfTribunal1: orders[0] ?? null,
    interimOrderOfTribunal2: orders[1] ?? null,
    interimOrderOfTribunal3: orders[2] ?? null,
    interimOrderOfTribunal4: orders[3] ?? null,
    summOfJudgementOrder: summary(),
    tribunalCaseComment: comment(),
  };

  function summary(): string | null {
    const { judgement } = course;
    const written = random.chance(0.92);
    const copied = random.chance(0.09);
    if (!judgement || !written) return null;
    const inFull = judgement !== 'ONREMAND' && copied;
    const ending = sentence(random, endings[judgement], inBoth({ day: course.opened }), bengaliShare);
    const finding = bengaliShare === 0 ? inTheMatter(judgement) : '';
    if (!inFull) return [finding, ending].filter(Boolean).join(' ');
    const fillings = inBoth({ day: course.opened });
    const whole = { english: [fullText.english.join('\n\n')], bengali: [fullText.bengali.join('\n\n')] };
    return sentence(
      random,
      whole,
      {
        english: { ...fillings.english, finding, ending },
        bengali: { ...fillings.bengali, ending },
      },
      bengaliShare,
    );
  }

  function inTheMatter(judgement: keyof typeof endings): string {
    const { kind } = appeal.filing.matter;
    if (judgement === 'ONREMAND' || kind === 'procedural') return '';
    const { english } = inBoth({ day: course.opened });
    return sentence(random, { english: findings[kind][judgement], bengali: [] }, { english, bengali: {} }, 0);
  }

  function comment(): string | null {
    const fresh = course.notes < 2;
    const written = random.chance(course.judgement ? 0.65 : 0.4);
    const text = sentence(
      random,
      caseComments[course.judgement ?? 'pending'],
      inBoth({ day: course.noted }),
      bengaliShare,
    );
    return written && !fresh ? text : null;
  }

  function inBoth({ day, next = day }: { day: Day; next?: Day }) {
    const { goods, revenue } = appeal.filing.matter;
    const half = Math.round(revenue / 2);
    const said = {
      number: String(random.whole(12, 980)),
      hsCode: goods.hsCode,
      declaredAs: goods.declaredAs ?? '',
    };
    const inLocale = (locale: 'en' | 'bn') => ({
      ...said,
      day: formatDay(day, locale),
      next: formatDay(next, locale),
      adjudicated: formatDay(appeal.adjudicated, locale),
      half: formatTaka(half, locale),
      taka: formatTaka(revenue, locale),
    });
    return {
      english: { ...inLocale('en'), goods: inSentence(goods.english) },
      bengali: { ...inLocale('bn'), goods: goods.bengali },
    };
  }
}
