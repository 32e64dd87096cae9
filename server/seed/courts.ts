import type { CaseTypeName } from '../../domain/followOnCases';
import { sentences } from './random';

type Both = readonly [english: string, bengali: string];
type Days = readonly [from: number, to: number];

/** The numbers of each court's cases, and approximately how many it registers per day. */
export const caseNumbers: Record<CaseTypeName, readonly [...number: Both, perDay: number]> = {
  'applicate-comm-cases': ['Appeal-{n}/{year}', 'আপিল-{n}/{year}', 1.6],
  'tribunal-cases': ['CEVT/CASE(CUS)-{n}/{year}', 'সিইভিটি/কেস(কাস)-{n}/{year}', 2.3],
  'custom-appeals': ['Customs Appeal No. {n} of {year}', 'কাস্টমস আপিল নং {n}/{year}', 0.7],
  'high-court-rits': ['Writ Petition No. {n} of {year}', 'রিট পিটিশন নং {n}/{year}', 38],
  'contempt-cases': ['Contempt Petition No. {n} of {year}', 'আদালত অবমাননা পিটিশন নং {n}/{year}', 1.1],
  'high-court-cpa-cpl-cases': ['CPLA No. {n} of {year}', 'সিপিএলএ নং {n}/{year}', 6.2],
  'high-court-cp-cases': ['C.P. No. {n} of {year}', 'সি.পি. নং {n}/{year}', 8.5],
  'admiral-suit-cases': ['Admiralty Suit No. {n} of {year}', 'এডমিরালটি মামলা নং {n}/{year}', 0.22],
  'foujdari-suit-cases': ['{n}({month}){year}', '{n}({month}){year}', 0.2],
  'civil-case': ['Other Class Suit No. {n}/{year}', 'অপর মামলা নং {n}/{year}', 0.9],
};

/** The courts' names in remarks. */
export const courtNames: Record<CaseTypeName, Both> = {
  'applicate-comm-cases': ['the Commissioner (Appeal)', 'কমিশনার (আপিল)'],
  'tribunal-cases': ['the Appellate Tribunal', 'আপিলাত ট্রাইব্যুনাল'],
  'custom-appeals': ['the High Court Division', 'হাইকোর্ট বিভাগ'],
  'high-court-rits': ['the High Court Division', 'হাইকোর্ট বিভাগ'],
  'contempt-cases': ['the High Court Division', 'হাইকোর্ট বিভাগ'],
  'high-court-cpa-cpl-cases': ['the Appellate Division', 'আপিল বিভাগ'],
  'high-court-cp-cases': ['the Appellate Division', 'আপিল বিভাগ'],
  'admiral-suit-cases': ['the admiralty court', 'এডমিরালটি আদালত'],
  'foujdari-suit-cases': ['the magistrate', 'ম্যাজিস্ট্রেট আদালত'],
  'civil-case': ['the civil court', 'দেওয়ানি আদালত'],
};

/** In days: from the order appealed against to the case; from the case to the first hearing; to the next. */
export const paces: Record<CaseTypeName, { filed: Days; heard: Days; heardAgain: Days }> = {
  'applicate-comm-cases': { filed: [28, 75], heard: [70, 130], heardAgain: [14, 50] },
  'tribunal-cases': { filed: [62, 240], heard: [150, 480], heardAgain: [30, 240] },
  'custom-appeals': { filed: [30, 95], heard: [240, 900], heardAgain: [30, 200] },
  'high-court-rits': { filed: [30, 180], heard: [240, 900], heardAgain: [30, 200] },
  'contempt-cases': { filed: [60, 200], heard: [20, 90], heardAgain: [14, 60] },
  'high-court-cpa-cpl-cases': { filed: [20, 100], heard: [180, 700], heardAgain: [20, 150] },
  'high-court-cp-cases': { filed: [20, 100], heard: [180, 700], heardAgain: [20, 150] },
  'admiral-suit-cases': { filed: [30, 240], heard: [90, 600], heardAgain: [20, 120] },
  'foujdari-suit-cases': { filed: [3, 90], heard: [120, 500], heardAgain: [150, 600] },
  'civil-case': { filed: [30, 300], heard: [200, 900], heardAgain: [40, 200] },
};

/**
 * Orders, judgements and comments. Keys with a court are said by that court alone. Placeholders: `day` (of the order),
 * `next` (the next hearing), `against` (the day of the order that the case is directed against), `taka` (the disputed
 * amount), `half` (of it), `number`, `goods`, `caseNo`, `before` (the case whose judgement a petition challenges),
 * `court`, `ship`, `accused`, `law`.
 */
export const courtSentences = sentences(`
  applicate-comm-cases.admitted: Dt. {day}: Memorandum of appeal received with challan no. {number} for the statutory deposit. Registered. Call for the original file and the parawise comments of the respondent.
  applicate-comm-cases.admitted: তারিখ {day}: চালান নং {number} মূলে বিধিবদ্ধ জমাসহ আপিল আবেদন প্রাপ্ত। নথিভুক্ত করা হোক। মূল নথি ও দফাওয়ারি মন্তব্য তলব করা হোক।
  applicate-comm-cases.stayed: Dt. {day}: The Custom House may release the goods on a bank guarantee for the differential duty of Tk {taka} if there is no other objection.
  applicate-comm-cases.stayed: তারিখ {day}: আপিল নিষ্পত্তি না হওয়া পর্যন্ত দাবিকৃত {taka} টাকা আদায় কার্যক্রম স্থগিত রাখার জন্য অনুরোধ করা হলো।
  tribunal-cases.admitted: Order dated {day}: The appeal is admitted. Proof of the statutory deposit (Challan No. {number}) is on record. Issue notice to the respondent, Commissioner of Customs, Custom House, Chattogram.
  tribunal-cases.admitted: আদেশ, তারিখ {day}: আপিল গ্রহণ করা হলো। প্রতিপক্ষকে নোটিশ জারি করা হোক এবং ৩০ দিনের মধ্যে দফাওয়ারি জবাব দাখিল করতে বলা হোক।
  tribunal-cases.stayed: Order dated {day}: Recovery of the demanded amount is stayed until disposal of the appeal, subject to an unconditional bank guarantee of Tk {half} in favour of the Commissioner of Customs.
  tribunal-cases.stayed: আদেশ, তারিখ {day}: {half} টাকার নিঃশর্ত ব্যাংক গ্যারান্টি দাখিল সাপেক্ষে আপিল নিষ্পত্তি না হওয়া পর্যন্ত দাবিকৃত অর্থ আদায় কার্যক্রম স্থগিত করা হলো।
  custom-appeals.admitted: Order dated {day}: Let the appeal be admitted and the records of the Tribunal be called for. Issue notice upon the respondents.
  custom-appeals.admitted: আদেশ, তারিখ {day}: আপিল গ্রহণ করা হলো। ট্রাইব্যুনালের নথি তলব এবং প্রতিপক্ষকে নোটিশ জারির আদেশ দেওয়া হলো।
  custom-appeals.stayed: Order dated {day}: Operation of the order of the Tribunal dated {against} is stayed for 6 (six) months, on condition of a bank guarantee of Tk {half}.
  custom-appeals.stayed: আদেশ, তারিখ {day}: ট্রাইব্যুনালের {against} তারিখের আদেশের কার্যকারিতা ৬ (ছয়) মাসের জন্য স্থগিত করা হলো।
  high-court-rits.admitted: Order dated {day}: Let a Rule Nisi be issued calling upon the respondents to show cause as to why the impugned demand dated {against} should not be declared to have been issued without lawful authority and of no legal effect. The Rule is returnable within 4 (four) weeks.
  high-court-rits.admitted: আদেশ, তারিখ {day}: {against} তারিখের দাবিনামা কেন আইনগত কর্তৃত্ববহির্ভূত ঘোষণা করা হবে না মর্মে রুল জারি করা হলো। ৪ (চার) সপ্তাহের মধ্যে জবাব দিতে হবে।
  high-court-rits.stayed: Order dated {day}: Pending hearing of the Rule, operation of the demand is stayed for 6 (six) months subject to payment of 10% of the demanded amount.
  high-court-rits.stayed: আদেশ, তারিখ {day}: রুল নিষ্পত্তি না হওয়া পর্যন্ত {half} টাকার ব্যাংক গ্যারান্টি দাখিল সাপেক্ষে দাবিনামার কার্যকারিতা ৬ (ছয়) মাসের জন্য স্থগিত করা হলো।
  petition.admitted: Order dated {day} (Judge in Chamber): Delay condoned. Let the matter be sent to the regular bench.
  petition.admitted: আদেশ, তারিখ {day} (চেম্বার জজ): বিলম্ব মার্জনা করা হলো। বিষয়টি নিয়মিত বেঞ্চে উপস্থাপিত হোক।
  petition.stayed: Order dated {day} (Judge in Chamber): Operation of the judgment of the High Court Division dated {against} is stayed till {next}. To come up before the full Court.
  petition.stayed: আদেশ, তারিখ {day} (চেম্বার জজ): হাইকোর্ট বিভাগের {against} তারিখের রায়ের কার্যকারিতা {next} পর্যন্ত স্থগিত।
  admiral-suit-cases.admitted: Order dated {day}: Plaint registered. Let the vessel {ship} be arrested with her hull, engine, tackle and apparel. The Harbour Master and the Collector of Customs, Chattogram shall not allow port clearance until further order.
  admiral-suit-cases.admitted: আদেশ, তারিখ {day}: {ship} জাহাজটি আটক করা হোক। পরবর্তী আদেশ না দেওয়া পর্যন্ত বন্দর ছাড়পত্র প্রদান না করার জন্য কাস্টমস কর্তৃপক্ষকে নির্দেশ দেওয়া হলো।
  admiral-suit-cases.stayed: Order dated {day}: The owner of {ship} may furnish a bank guarantee as security; on compliance the order of arrest stands vacated.
  admiral-suit-cases.stayed: আদেশ, তারিখ {day}: জাহাজের মালিক ব্যাংক গ্যারান্টি দাখিল করলে আটকাদেশ প্রত্যাহার হবে।
  civil-case.admitted: Dt. {day}: Summons upon the defendants (Commissioner of Customs and others) to appear and file written statement by {next}.
  civil-case.admitted: তারিখ {day}: বিবাদী কাস্টমস কর্তৃপক্ষের প্রতি সমন জারি। লিখিত জবাব দাখিলের তারিখ {next}।
  civil-case.stayed: Dt. {day}: Ad-interim order of status quo in respect of the goods in schedule A till {next}. No auction to be held.
  civil-case.stayed: তারিখ {day}: তফসিলভুক্ত পণ্য নিলামে বিক্রয়ের বিষয়ে {next} পর্যন্ত স্থিতাবস্থা বজায় রাখার আদেশ দেওয়া হলো।
  adjourned: Order dated {day}: The learned advocate prays for time. Time allowed. Next date {next}.
  adjourned: Order dated {day}: Representative of the respondent appeared without the original records. Produce them on {next} without fail.
  adjourned: আদেশ, তারিখ {day}: সময়ের আবেদন মঞ্জুর। পরবর্তী শুনানি {next}।
  heard: Order dated {day}: Heard both sides at length. Judgment reserved.
  heard: আদেশ, তারিখ {day}: উভয় পক্ষের শুনানি সমাপ্ত। আদেশের জন্য রাখা হলো।
  WithGovernment: Appeal dismissed. The order dated {against} is upheld in full; the demand of Tk {taka} with penalty stands.
  WithGovernment: আপিল নামঞ্জুর। {against} তারিখের আদেশ ও {taka} টাকার দাবিনামা বহাল রাখা হলো।
  AgainstGovernment: Appeal allowed. The impugned order dated {against} is set aside and the demand of Tk {taka} is cancelled. Bank guarantee, if any, to be released.
  AgainstGovernment: আপিল মঞ্জুর। {against} তারিখের আদেশ বাতিল করা হলো এবং জমাকৃত অর্থ ফেরতযোগ্য।
  ONREMAND: The impugned order dated {against} is set aside and the matter remanded to the adjudicating officer, who shall hear the appellant and pass a reasoned order within 90 days.
  ONREMAND: {against} তারিখের আদেশ বাতিল করে শুনানি গ্রহণপূর্বক নতুন করে ন্যায়নির্ণয়নের জন্য মামলাটি ফেরত পাঠানো হলো।
  high-court-rits.WithGovernment: The Rule is discharged without any order as to costs. The order of stay is recalled and vacated; the demand dated {against} for Tk {taka} was issued by a competent officer after notice.
  high-court-rits.WithGovernment: রুল খারিজ। স্থগিতাদেশ প্রত্যাহার করা হলো। {against} তারিখের দাবিনামা আইনানুগ।
  high-court-rits.AgainstGovernment: The Rule is made absolute. The impugned demand dated {against} is declared to have been issued without lawful authority and to be of no legal effect.
  high-court-rits.AgainstGovernment: রুল চূড়ান্ত (অ্যাবসলিউট) করা হলো। {against} তারিখের দাবিনামা আইনগত কর্তৃত্ববহির্ভূত ঘোষণা করা হলো।
  custom-appeals.WithGovernment: Judgment in favour of the Commissioner of Customs. The order-in-original is restored; Tk {taka} to be paid within 60 days.
  custom-appeals.WithGovernment: কাস্টমস কমিশনারের পক্ষে রায়। মূল আদেশ বহাল; {taka} টাকা ৬০ দিনের মধ্যে পরিশোধ করতে হবে।
  custom-appeals.AgainstGovernment: Judgment in favour of the importer. The demand of Tk {taka} has no legal effect; the respondent is directed to release the bank guarantee.
  custom-appeals.AgainstGovernment: আমদানিকারকের পক্ষে রায়। {taka} টাকার দাবিনামা বাতিল এবং ব্যাংক গ্যারান্টি ফেরতযোগ্য।
  civil-case.WithGovernment: The suit is dismissed on contest. Cognizance of the civil court in respect of the demand of Tk {taka} is barred by the customs law.
  civil-case.WithGovernment: মোকদ্দমাটি দোতরফা সূত্রে খারিজ। নিষেধাজ্ঞার আদেশ প্রত্যাহার করা হলো।
  civil-case.AgainstGovernment: Suit decreed on contest without costs. It is declared that the demand of Tk {taka} is not binding upon the plaintiff.
  civil-case.AgainstGovernment: মোকদ্দমাটি দোতরফা সূত্রে ডিক্রি হলো। {taka} টাকার দাবিনামা বাদীর উপর বাধ্যকর নয় মর্মে ঘোষণা করা হলো।
  petition.dismissed: The petition is dismissed. We find no illegality in the judgment of the High Court Division dated {against} that calls for interference.
  petition.dismissed: হাইকোর্ট বিভাগের {against} তারিখের রায়ে হস্তক্ষেপের কারণ না থাকায় আবেদন খারিজ করা হলো।
  petition.granted: Leave is granted to consider the grounds on the construction of the Customs Act. Stay granted by the Judge in Chamber to continue till disposal of the appeal.
  petition.granted: লিভ মঞ্জুর। আপিল নিষ্পত্তি না হওয়া পর্যন্ত স্থগিতাদেশ বহাল থাকবে।
  petition.by-house: By the Commissioner of Customs, against the judgment dated {against} in {before}
  petition.by-house: {before} এ {against} তারিখের রায়ের বিরুদ্ধে সরকার পক্ষে আপিল
  petition.by-party: By the importer, against the judgment dated {against} in {before}
  petition.by-party: {before} এ {against} তারিখের রায়ের বিরুদ্ধে আমদানিকারকের আপিল
  petition.executed: Executed; letter to the section dated {day}
  petition.executed: বাস্তবায়িত
  comment.pending: Panel lawyer informed. Original file to be carried to the hearing.
  comment.pending: Report of the assessing section on the grounds of appeal not received; reminder given on {day}.
  comment.pending: শুনানিতে মূল নথি উপস্থাপন করতে হবে।
  comment.WithGovernment: Certified copy received on {day}. Demand letter issued for the outstanding amount.
  comment.WithGovernment: সরকারের পক্ষে রায়। অনাদায়ী রাজস্ব আদায়ের জন্য শাখায় পত্র দেওয়া হয়েছে।
  comment.AgainstGovernment: Certified copy received on {day}. Opinion of the panel lawyer on an appeal sought; limitation to be watched.
  comment.AgainstGovernment: সরকারের বিপক্ষে রায়। উচ্চ আদালতে আপিলের বিষয়ে মতামত চাওয়া হয়েছে।
  comment.ONREMAND: File returned to the adjudicating officer on {day} for fresh hearing.
  comment.ONREMAND: পুনঃশুনানির জন্য নথি ন্যায়নির্ণয়কারী কর্মকর্তার নিকট {day} তারিখে প্রেরিত।
  filing.pending: {caseNo} pending before {court}. No recovery for the present.
  filing.pending: {court}: {caseNo} বিচারাধীন।
  filing.decided: Order of {court} received ({caseNo}). Further steps under examination.
  filing.decided: {court}: আদেশ প্রাপ্ত ({caseNo})। পরবর্তী কার্যক্রম প্রক্রিয়াধীন।
  filing.remanded: Sent back by {court} for fresh adjudication ({caseNo}). Order received on {day}.
  filing.remanded: {court} কর্তৃক পুনর্বিচারের জন্য প্রেরিত ({caseNo})। আদেশ {day} তারিখে প্রাপ্ত।
  filing.paid: {caseNo} ended in favour of the government; whole amount realised by challan of {day}. File closed.
  filing.paid: {caseNo} সরকারের পক্ষে নিষ্পত্তি। {day} তারিখের চালানে সমুদয় রাজস্ব আদায়। নথি নিষ্পন্ন।
  filing.vacated: {caseNo}: decided against the government; nothing recoverable. Closed.
  filing.vacated: {caseNo} এ সরকারের বিপক্ষে রায়; আদায়যোগ্য রাজস্ব নেই। নথি নিষ্পন্ন।
  foujdari-suit-cases.admitted: Dt. {day}: FIR with seizure list seen. The investigating officer shall submit his report by {next}.
  foujdari-suit-cases.admitted: তারিখ {day}: এজাহার ও জব্দতালিকা দেখলাম। তদন্ত প্রতিবেদন দাখিলের জন্য পরবর্তী তারিখ {next}।
  foujdari-suit-cases.stayed: Dt. {day}: Bail petition of the accused {accused} heard in the presence of the APP. Prayer rejected; to jail custody.
  foujdari-suit-cases.stayed: তারিখ {day}: আসামি {accused} এর জামিন পুলিশ প্রতিবেদন দাখিল পর্যন্ত মঞ্জুর করা হলো।
  foujdari-suit-cases.adjourned: Dt. {day}: Charge sheet submitted against {accused} under {law}. Cognizance taken; {goods} to remain in the custody of the custom house.
  foujdari-suit-cases.adjourned: তারিখ {day}: {law}র অধীনে অভিযোগপত্র দাখিল। অপরাধ আমলে গ্রহণ করা হলো। পরবর্তী তারিখ {next}।
  foujdari-suit-cases.heard: Dt. {day}: P.W. 1 (Assistant Revenue Officer) examined and cross-examined. Next date {next}.
  foujdari-suit-cases.heard: তারিখ {day}: রাষ্ট্রপক্ষের ১ নম্বর সাক্ষীর জবানবন্দি ও জেরা গৃহীত। পরবর্তী তারিখ {next}।
  foujdari-suit-cases.WithGovernment: Dt. {day}: Judgment pronounced. The accused {accused} found guilty under {law} and sentenced to two years’ rigorous imprisonment; {goods} confiscated to the State.
  foujdari-suit-cases.WithGovernment: তারিখ {day}: রায় ঘোষণা। {law}র অপরাধ প্রমাণিত হওয়ায় আসামি {accused} কে দুই বছরের সশ্রম কারাদণ্ড দেওয়া হলো; {goods} রাষ্ট্রের অনুকূলে বাজেয়াপ্ত।
  foujdari-suit-cases.AgainstGovernment: Dt. {day}: Judgment pronounced. Prosecution failed to prove the charge beyond reasonable doubt; the accused {accused} acquitted. Goods to be dealt with under the customs law.
  foujdari-suit-cases.AgainstGovernment: তারিখ {day}: রায় ঘোষণা। অভিযোগ সন্দেহাতীতভাবে প্রমাণিত না হওয়ায় আসামি {accused} কে খালাস দেওয়া হলো। পণ্য কাস্টমস আইন অনুযায়ী নিষ্পত্তিযোগ্য।
`);

/** A judgement of the Tribunal that was copied in full, by paragraph; `ending` is its operative part. */
export const fullText = {
  en: [
    'JUDGMENT. This appeal is directed against the order dated {against} by which the adjudicating officer of Custom House, Chattogram confirmed a demand of Tk {taka} and imposed a penalty on the appellant.',
    'Facts in brief. The appellant imported {goods}, opened a letter of credit with a scheduled bank and had the bill of entry submitted through its C&F agent. On examination and scrutiny of the documents the assessing section doubted the declaration. A demand-cum-show-cause notice was issued, to which the appellant replied in writing; a personal hearing was fixed three times, of which the appellant attended one. The adjudicating officer found the reply unsatisfactory and passed the impugned order.',
    'Submissions of the appellant. Being aggrieved, the appellant states that the order was passed mechanically, without considering the sales contract, the LCA form, the proforma invoice and the certificate of the pre-shipment inspection; that the goods were assessed and released at other stations on the same declaration at the same time; that the penalty is out of proportion to the alleged offence; and that the appellant is a regular importer with no previous record of any offence under the customs law. The learned advocate refers to decisions of the High Court Division in which similar demands were found to be without lawful authority, and prays that the impugned order be set aside and the sum deposited be refunded.',
    'Submissions of the respondent. The departmental representative supports the order. He states that the declaration was examined by a committee of three officers, that their report was given to the appellant, that nothing was said against it for more than two months, and that the documents produced later do not bear the signature of the issuing bank. A person who makes a declaration is answerable for its truth, whether or not there was an intention to evade. The amount demanded is government revenue and cannot be given up on grounds of equity.',
    'Points for determination. (1) Whether the demand was issued by an officer competent to do so and within the period of limitation. (2) Whether the grounds stated in the show-cause notice are proved by the evidence on record. (3) Whether the appellant was given a reasonable opportunity of being heard. (4) Whether the penalty is proportionate.',
    'Findings. We have heard both sides and gone through the memorandum of appeal, the parawise reply, the original file and the papers annexed. On the first point nothing was pressed at the hearing. On the remaining points, which are taken up together for the sake of brevity, we note that the notice sets out the grounds in sufficient detail and that both sides have led all the evidence they wished to lead.',
    'Order. In view of the above facts and circumstances and the position of the law it is hereby ordered: {ending} Communicate this order to both sides and send the records back to the office of the adjudicating officer. The parties may collect certified copies on payment of the fee. This appeal is thus disposed of.',
  ],
  bn: [
    'রায়। এই আপিলটি চট্টগ্রাম কাস্টম হাউসের ন্যায়নির্ণয়কারী কর্মকর্তার {against} তারিখের আদেশের বিরুদ্ধে দায়ের করা হয়েছে, যার মাধ্যমে {taka} টাকার দাবিনামা চূড়ান্ত করা হয় এবং অর্থদণ্ড আরোপ করা হয়।',
    'সংক্ষিপ্ত ঘটনা। আপিলকারী প্রতিষ্ঠান ঋণপত্রের মাধ্যমে {goods} আমদানি করে সিঅ্যান্ডএফ এজেন্টের মাধ্যমে বিল অব এন্ট্রি দাখিল করেন। কায়িক পরীক্ষা ও দলিলাদি পর্যালোচনায় ঘোষণার সত্যতা নিয়ে সন্দেহ দেখা দেওয়ায় কারণ দর্শানো নোটিশ জারি করা হয়। আপিলকারী লিখিত জবাব দাখিল করেন এবং ব্যক্তিগত শুনানিতে অংশ নেন। জবাব সন্তোষজনক না হওয়ায় আলোচ্য আদেশ প্রদান করা হয়।',
    'আপিলকারীর বক্তব্য। আপিলকারীর বিজ্ঞ আইনজীবী নিবেদন করেন যে, বিক্রয় চুক্তি, এলসিএ ফরম ও প্রোফর্মা ইনভয়েস বিবেচনা না করেই আদেশটি প্রদান করা হয়েছে; একই সময়ে অন্যান্য শুল্ক স্টেশনে অভিন্ন ঘোষণায় পণ্য খালাস দেওয়া হয়েছে; এবং আপিলকারী একজন নিয়মিত আমদানিকারক, যার বিরুদ্ধে পূর্বে কোনো অনিয়মের অভিযোগ নেই। আরোপিত অর্থদণ্ড অভিযোগের তুলনায় অত্যধিক।',
    'প্রতিপক্ষের বক্তব্য। বিভাগীয় প্রতিনিধি নিবেদন করেন যে, তিন সদস্যের কমিটি পণ্যচালানটি পরীক্ষা করেছে এবং প্রতিবেদনের অনুলিপি আপিলকারীকে দেওয়া হয়েছে। পরবর্তীতে দাখিলকৃত দলিলে ব্যাংকের স্বাক্ষর নেই। ঘোষণার সত্যতার দায় ঘোষণাকারীর। দাবিকৃত অর্থ সরকারি রাজস্ব বিধায় তা আদায়যোগ্য।',
    'পর্যালোচনা ও সিদ্ধান্ত। উভয় পক্ষের বক্তব্য শোনা হলো এবং আপিল আবেদন, দফাওয়ারি জবাব, মূল নথি ও সংযুক্ত দলিলাদি পর্যালোচনা করা হলো। সার্বিক বিবেচনায় ট্রাইব্যুনাল নিম্নরূপ আদেশ প্রদান করছে। {ending} আদেশের অনুলিপি উভয় পক্ষকে প্রদান করা হোক এবং নিম্ন আদালতের নথি ফেরত পাঠানো হোক।',
  ],
};
