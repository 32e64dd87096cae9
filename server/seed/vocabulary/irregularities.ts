/**
 * Reasons for opening a file. Placeholders: `goods`, `hsCode`, `declaredAs`, `boe`, `unit`, `quantity`,
 * `declaredQuantity`, `declaredPrice`, `price`, `percent`, `act` (the law in force that day), `year` (of the
 * audit).
 */
export interface Irregularity {
  english: string[];
  bengali: string[];
  /** Whether goods can be confiscated, and then released on payment of a redemption fine. */
  redeemable?: boolean;
}

export const irregularities = {
  undervalued: {
    english: [
      'The importer declared the unit value of {goods} at US$ {declaredPrice} per {unit}, whereas identical goods of the same origin were assessed at US$ {price} per {unit} at the relevant time. Revenue was short-paid on {quantity} {unit}.',
      'Undervaluation. Declared US$ {declaredPrice}/{unit}; the valuation database shows US$ {price}/{unit} for similar goods. Sales contract and LCA do not support the declared value.',
      'Value of {quantity} {unit} of {goods} covered by B/E {boe} was loaded to US$ {price}/{unit} under the Valuation Rules, 2000. Importer contests the loading.',
    ],
    bengali: [
      'ঘোষিত মূল্য প্রতি {unit} {declaredPrice} মার্কিন ডলার, সমসাময়িক অভিন্ন পণ্যের শুল্কায়ন মূল্য {price} মার্কিন ডলার। {quantity} {unit} পণ্যে রাজস্ব কম পরিশোধ করা হয়েছে।',
      'আমদানিকারক {goods} এর মূল্য কম ঘোষণা করে রাজস্ব ফাঁকির চেষ্টা করেছেন মর্মে প্রতীয়মান হয়। শুল্ক মূল্যায়ন বিধিমালা, ২০০০ অনুযায়ী মূল্য নির্ধারণ করা হয়েছে।',
    ],
  },
  misclassified: {
    english: [
      '{goods} declared under H.S. Code {declaredAs}; on examination found classifiable under {hsCode}, attracting a higher rate of duty.',
      'Wrong H.S. Code. Declared {declaredAs}, correct classification {hsCode} according to the Explanatory Notes. Differential duty and taxes demanded.',
      'Classification dispute between {declaredAs} and {hsCode}. Catalogue and technical literature examined.',
    ],
    bengali: [
      'পণ্যচালানটি এইচ.এস. কোড {declaredAs} এ ঘোষণা করা হলেও কায়িক পরীক্ষা ও দলিলাদি পর্যালোচনায় সঠিক কোড {hsCode}।',
      'ভুল এইচ.এস. কোড ({declaredAs}) ঘোষণার মাধ্যমে রাজস্ব ফাঁকি। সঠিক শ্রেণিবিন্যাস {hsCode}।',
    ],
  },
  excess: {
    english: [
      'Physical examination found {quantity} {unit} of {goods} in excess of the declared {declaredQuantity} {unit}. Misdeclaration of quantity, an offence under the {act}.',
      'On 100% examination the quantity was {percent}% more than declared. Excess quantity {quantity} {unit}.',
      'Container opened on the basis of secret information; {quantity} {unit} of undeclared {goods} found behind the declared goods.',
    ],
    bengali: [
      'শতভাগ কায়িক পরীক্ষায় ঘোষিত {declaredQuantity} {unit} এর অতিরিক্ত {quantity} {unit} {goods} পাওয়া যায়। {act} অনুযায়ী মিথ্যা ঘোষণার অপরাধ।',
      'গোপন সংবাদের ভিত্তিতে কন্টেইনার খুলে ঘোষণা বহির্ভূত {quantity} {unit} {goods} পাওয়া গিয়েছে।',
    ],
    redeemable: true,
  },
  exemption: {
    english: [
      'Exemption under the SRO claimed for {goods}, but the importer is not a listed industrial consumer. Exempted duty and taxes recoverable.',
      'Concessionary rate availed under the SRO; its conditions (IRC, recommendation of the sponsoring authority) were not fulfilled within the time given in the undertaking.',
    ],
    bengali: [
      'রেয়াতি হারে খালাসকৃত {goods} এর ক্ষেত্রে প্রজ্ঞাপনের শর্ত প্রতিপালিত হয়নি। অব্যাহতিপ্রাপ্ত শুল্ক-কর আদায়যোগ্য।',
      'অঙ্গীকারনামায় উল্লিখিত সময়ের মধ্যে প্রয়োজনীয় দলিলাদি দাখিল না করায় দাবিনামা জারি করা হয়েছে।',
    ],
  },
  bond: {
    english: [
      'Bonded raw materials ({goods}, {quantity} {unit}) not found in the warehouse on inspection; no export evidence produced. Sale in the local market suspected.',
      'Goods kept in the bonded warehouse beyond the warehousing period of 24 months without extension. Duty and taxes with interest demanded.',
      'Import exceeded the annual entitlement by {quantity} {unit}.',
    ],
    bengali: [
      'বন্ডেড ওয়্যারহাউস পরিদর্শনে {quantity} {unit} {goods} এর মজুদ কম পাওয়া যায়; রপ্তানির প্রমাণ দাখিল করা হয়নি।',
      'বন্ড সুবিধায় আমদানিকৃত কাঁচামাল অবৈধভাবে অপসারণ করা হয়েছে মর্মে তদন্তে প্রমাণিত।',
    ],
  },
  audit: {
    english: [
      'Post clearance audit of {year} found that regulatory duty was not paid on {goods} cleared under B/E {boe}.',
      'PCA: freight and insurance not added to the assessable value of {quantity} {unit}. Short levy demanded.',
      'Audit objection: advance tax and VAT calculated on a lower base than assessed.',
    ],
    bengali: [
      'খালাসোত্তর নিরীক্ষায় দেখা যায় যে {goods} এর উপর নিয়ন্ত্রণমূলক শুল্ক পরিশোধ করা হয়নি।',
      'নিরীক্ষা আপত্তি: সম্পূরক শুল্ক ও মূসক কম আদায় হয়েছে। দাবিনামা জারি করা হলো।',
    ],
  },
  restricted: {
    english: [
      '{goods} imported without the permit that the Import Policy Order requires. Goods detained.',
      'Import of {goods} is conditional under the Import Policy Order; clearance of the competent authority was not produced.',
    ],
    bengali: ['আমদানি নীতি আদেশ অনুযায়ী {goods} শর্তসাপেক্ষে আমদানিযোগ্য; প্রয়োজনীয় ছাড়পত্র দাখিল করা হয়নি।'],
    redeemable: true,
  },
  /** A breach of formalities: no revenue is disputed, at most a penalty is imposed. */
  procedural: {
    english: [
      'Country of origin not printed on the packages of {goods} as the Import Policy Order requires. No revenue involved.',
      'IGM amended after arrival of the vessel; consignee and marks changed. No revenue involved.',
      'Bill of entry not submitted within the time allowed. Penal action only.',
    ],
    bengali: [
      'পণ্যের মোড়কে উৎপাদনকারী দেশের নাম মুদ্রিত ছিল না। রাজস্ব জড়িত নয়।',
      'নির্ধারিত সময়ে বিল অব এন্ট্রি দাখিল না করায় কারণ দর্শানো নোটিশ জারি।',
    ],
  },
} satisfies Record<string, Irregularity>;

export type IrregularityKind = keyof typeof irregularities;
