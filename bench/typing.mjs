/** Ways in which clerks type what they read on paper: in other digits, with a slip, in the other script. */

const BENGALI = '০১২৩৪৫৬৭৮৯';
export const otherDigits = (text) =>
  text.replace(/\d|[০-৯]/g, (digit) => (BENGALI.includes(digit) ? BENGALI.indexOf(digit) : BENGALI[digit]));

/** Makes one slip in the longest word: a wrong letter, two swapped letters, or a missing one. */
export function slip(name, how) {
  const word = name.split(' ').toSorted((a, b) => b.length - a.length)[0];
  if (word.length < 5 || !/^[a-z]+$/i.test(word)) return null;
  const at = 2;
  const [a, b] = [word[at], word[at + 1]];
  const wrong = a === 'x' ? 'q' : 'x';
  const middle = [wrong + b, b + a, b][how];
  if (how === 1 && a === b) return null;
  return name.replace(word, word.slice(0, at) + middle + word.slice(at + 2));
}

/** The number with its first two different neighbouring digits swapped. */
export const swapped = (number) => number.replace(/(\d)(?!\1)(\d)/, '$2$1');

const WORDS = {
  Meghna: 'মেঘনা',
  Padma: 'পদ্মা',
  Jamuna: 'যমুনা',
  Karnaphuli: 'কর্ণফুলী',
  Surma: 'সুরমা',
  মেঘনা: 'Meghna',
  Titas: 'তিতাস',
  Textile: 'টেক্সটাইল',
  Steel: 'স্টিল',
  Plastic: 'প্লাস্টিক',
  Agro: 'অ্যাগ্রো',
  Ceramic: 'সিরামিক',
  Motors: 'মোটরস',
  Chemical: 'কেমিক্যাল',
  Mills: 'মিলস',
  Traders: 'ট্রেডার্স',
  Industries: 'ইন্ডাস্ট্রিজ',
  Enterprise: 'এন্টারপ্রাইজ',
  Karim: 'করিম',
  Rahman: 'রহমান',
  Chowdhury: 'চৌধুরী',
  Bhuiyan: 'ভূঁইয়া',
  Sikder: 'সিকদার',
  Brothers: 'ব্রাদার্স',
  and: 'অ্যান্ড',
  Sons: 'সন্স',
  Shipping: 'শিপিং',
  Clearing: 'ক্লিয়ারিং',
  Agency: 'এজেন্সি',
};
export const inBengali = (name) =>
  otherDigits(
    name
      .split(' ')
      .map((word) => WORDS[word] ?? word)
      .join(' '),
  );
