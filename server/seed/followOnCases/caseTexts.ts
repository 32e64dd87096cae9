import type { Random } from '../random';
import type { CourtWords } from '../vocabulary/courtWords';
import { sentence } from '../wording';
import { caseFillings, interimOrderTexts } from './caseFillings';
import type { CourtCase } from './courtCases';
import type { Judgement } from './courtCourse';

/** The interim orders, the summary of the judgement and the officer's comment that exist so far. */
export function caseTexts(each: CourtCase, words: CourtWords, random: Random) {
  const { course, filing } = each;
  const bengaliShare = random.chance(0.25) ? 1 : 0; // all texts of a case are in one language
  return {
    orders: interimOrderTexts(each, words.interimOrders, random, bengaliShare),
    summary: summary(),
    comment: comment(),
  };

  function summary(): string | null {
    const { judgement } = course;
    const written = random.chance(0.92);
    const copied = random.chance(0.09);
    if (!judgement || !written) return null;
    const fullText = judgement !== 'ONREMAND' && copied && words.fullText;
    const { english, bengali } = caseFillings(each, { day: course.opened }, random);
    const ending = sentence(random, words.endings[judgement], { english, bengali }, bengaliShare);
    const finding = bengaliShare === 0 ? inTheMatter(judgement) : '';
    if (!fullText) return [finding, ending].filter(Boolean).join(' ');
    const whole = { english: [fullText.english.join('\n\n')], bengali: [fullText.bengali.join('\n\n')] };
    const both = { english: { ...english, finding, ending }, bengali: { ...bengali, ending } };
    return sentence(random, whole, both, bengaliShare);
  }

  function inTheMatter(judgement: Judgement): string {
    const { kind } = filing.matter;
    if (!words.findings || judgement === 'ONREMAND' || kind === 'procedural') return '';
    const found = { english: words.findings[kind][judgement], bengali: [] };
    return sentence(random, found, caseFillings(each, { day: course.opened }, random), 0);
  }

  function comment(): string | null {
    const fresh = course.notes < 2;
    const written = random.chance(course.judgement ? 0.65 : 0.4);
    const fillings = caseFillings(each, { day: course.noted }, random);
    const text = sentence(random, words.comments[course.judgement ?? 'pending'], fillings, bengaliShare);
    return written && !fresh ? text : null;
  }
}
