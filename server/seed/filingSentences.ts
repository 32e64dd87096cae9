import type { Day } from '../../domain/dates';
import { sentences } from './random';

/** The day on which the Customs Act, 2023 replaced the Customs Act, 1969. */
export const NEW_ACT_FROM: Day = '2024-06-06';

/** Reasons for opening a file by kind of irregularity, its notice, and remarks by its status. */
export const filingSentences = sentences(`
  undervalued: The importer declared the unit value of {goods} at US$ {declaredPrice} per {unit}, whereas identical goods of the same origin were assessed at US$ {price} per {unit} at the relevant time. Revenue was short-paid on {quantity} {unit}.
  undervalued: Value of {quantity} {unit} of {goods} covered by B/E {boe} was loaded to US$ {price}/{unit} under the Valuation Rules, 2000. Importer contests the loading.
  undervalued: ঘোষিত মূল্য প্রতি {unit} {declaredPrice} মার্কিন ডলার, সমসাময়িক অভিন্ন পণ্যের শুল্কায়ন মূল্য {price} মার্কিন ডলার। {quantity} {unit} পণ্যে রাজস্ব কম পরিশোধ করা হয়েছে।
  misclassified: {goods} declared under H.S. Code {declaredAs}; on examination found classifiable under {hsCode}, attracting a higher rate of duty.
  misclassified: Classification dispute between {declaredAs} and {hsCode}. Catalogue and technical literature examined.
  misclassified: পণ্যচালানটি এইচ.এস. কোড {declaredAs} এ ঘোষণা করা হলেও কায়িক পরীক্ষা ও দলিলাদি পর্যালোচনায় সঠিক কোড {hsCode}।
  excess: Physical examination found {quantity} {unit} of {goods} in excess of the declared quantity. Misdeclaration, an offence under the Customs Act, {act}.
  excess: Container opened on the basis of secret information; {quantity} {unit} of undeclared {goods} found behind the declared goods.
  excess: গোপন সংবাদের ভিত্তিতে কন্টেইনার খুলে ঘোষণা বহির্ভূত {quantity} {unit} {goods} পাওয়া গিয়েছে। কাস্টমস আইন, {act} অনুযায়ী মিথ্যা ঘোষণার অপরাধ।
  exemption: Exemption under the SRO claimed for {goods}, but the importer is not a listed industrial consumer. Exempted duty and taxes recoverable.
  exemption: রেয়াতি হারে খালাসকৃত {goods} এর ক্ষেত্রে প্রজ্ঞাপনের শর্ত প্রতিপালিত হয়নি। অব্যাহতিপ্রাপ্ত শুল্ক-কর আদায়যোগ্য।
  bond: Bonded raw materials ({goods}, {quantity} {unit}) not found in the warehouse on inspection; no export evidence produced. Sale in the local market suspected.
  bond: বন্ডেড ওয়্যারহাউস পরিদর্শনে {quantity} {unit} {goods} এর মজুদ কম পাওয়া যায়; রপ্তানির প্রমাণ দাখিল করা হয়নি।
  audit: Post clearance audit of {year} found that regulatory duty was not paid on {goods} cleared under B/E {boe}.
  audit: Audit objection: advance tax and VAT calculated on a lower base than assessed.
  audit: খালাসোত্তর নিরীক্ষায় দেখা যায় যে {goods} এর উপর নিয়ন্ত্রণমূলক শুল্ক পরিশোধ করা হয়নি।
  restricted: {goods} imported without the permit that the Import Policy Order requires. Goods detained.
  restricted: আমদানি নীতি আদেশ অনুযায়ী {goods} শর্তসাপেক্ষে আমদানিযোগ্য; প্রয়োজনীয় ছাড়পত্র দাখিল করা হয়নি।
  procedural: IGM amended after arrival of the vessel; consignee and marks changed. No revenue involved.
  procedural: নির্ধারিত সময়ে বিল অব এন্ট্রি দাখিল না করায় কারণ দর্শানো নোটিশ জারি।
  notice: Show-cause notice under the Customs Act, {act}
  notice: Demand-cum-show-cause notice
  notice: দাবিনামা সম্বলিত কারণ দর্শানো নোটিশ
  memo: Memo No. {number}, dt. {issued}
  memo: স্মারক নং {number}, তারিখ: {issued}
  OPEN: Reply to the show-cause notice not received. Reminder issued on {day}.
  OPEN: Personal hearing fixed on {day}; the party prayed for time.
  OPEN: Report called for from {section}. To be put up after receipt.
  OPEN: Letter no. {number} issued for locking the BIN until payment.
  OPEN: কারণ দর্শানো নোটিশের জবাব পাওয়া যায়নি। {day} তারিখে তাগিদপত্র দেওয়া হয়েছে।
  OPEN: লিখিত জবাব দাখিল করা হয়েছে। পর্যালোচনাধীন।
  PAID: Whole amount paid by treasury challan on {day}. File closed.
  PAID: Paid through e-Payment, R. No. {number}. Closed with the approval of the Commissioner.
  PAID: দাবিকৃত সমুদয় রাজস্ব {day} তারিখে ট্রেজারি চালানের মাধ্যমে পরিশোধিত। নথি নিষ্পন্ন।
  ENCASHED: Bank guarantee of {bank} encashed and deposited. File sent to the record room.
  ENCASHED: {bank} এর ব্যাংক গ্যারান্টি নগদায়নপূর্বক রাজস্ব জমা করা হয়েছে।
  VACATED: Demand vacated on review; nothing recoverable. Closed.
  VACATED: পর্যালোচনান্তে দাবিনামা প্রত্যাহার করা হয়েছে। আদায়যোগ্য রাজস্ব নেই।
  ONREMAND: Set aside and remanded for fresh adjudication. Order received on {day}.
  ONREMAND: রিমান্ড আদেশ {day} তারিখে প্রাপ্ত। নথি ন্যায়নির্ণয়কারী কর্মকর্তার নিকট উপস্থাপিত।
  SUBJUDICE: Appeal preferred; parawise reply sent on {day}. No recovery for the present.
  SUBJUDICE: {day} তারিখে দফাওয়ারি জবাব প্রেরণ করা হয়েছে। শুনানির অপেক্ষায়।
`);
