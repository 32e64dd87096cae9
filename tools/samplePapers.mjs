import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { CHROMIUM_ARGUMENTS, findChromium } from './chromium.mjs';

/**
 * `node tools/samplePapers.mjs` draws the papers of the sample register (server/seed/papers) anew: PDFs with a text
 * layer as an office writes them, and scans; with the fonts of fonts-dejavu and fonts-noto-core. They are fictitious; their numbers and days are those of two sample files.
 */
const FOLDER = new URL('../server/seed/papers/', import.meta.url);
const CSS = `
  @page { size: A4; margin: 0 }
  body { font: 14px/1.5 'DejaVu Serif', 'Noto Serif Bengali', serif; margin: 0; color: #111 }
  section { box-sizing: border-box; width: 794px; height: 1122px; padding: 70px 80px; position: relative; break-after: page; overflow: hidden }
  h1 { font-size: 18px; text-align: center; margin: 0 0 4px } h2 { font-size: 16px; text-align: center; margin: 14px 0 }
  .plain * { font-weight: normal } .plain h2 { text-decoration: underline }
  .c { text-align: center } .r { text-align: right } .row { display: flex; justify-content: space-between; margin: 14px 0 }
  p { margin: 9px 0; text-align: justify } ol { padding-left: 22px } li { margin: 6px 0 }
  table { border-collapse: collapse; width: 100%; margin: 10px 0 } td, th { border: 1px solid #333; padding: 3px 8px; text-align: left }
  .sign { margin-top: 46px; margin-left: 55%; text-align: center; line-height: 1.35 }
  .stamp { position: absolute; right: 90px; bottom: 150px; border: 3px double #333; border-radius: 50%; width: 130px; height: 130px;
    display: grid; place-content: center; text-align: center; font-size: 12px; transform: rotate(-14deg) }
  .value { border: 2px solid #333; padding: 8px; text-align: center; letter-spacing: 2px; margin-bottom: 20px }`;

const HOUSE = `<h1>CUSTOM HOUSE, CHATTOGRAM</h1><div class="c">Legal Wing, Customs Avenue, Chattogram</div>`;
const HOUSE_BN = `<div class="c">গণপ্রজাতন্ত্রী বাংলাদেশ সরকার</div><h1>কাস্টম হাউস, চট্টগ্রাম</h1><div class="c">আইন শাখা</div>`;
const head = (left, right) => `<div class="row"><span>${left}</span><span>${right}</span></div>`;
const sign = (...lines) => `<div class="sign">${lines.join('<br>')}</div>`;

/** The papers by file name: `.pdf` as written, the others as a scanner makes them. */
const papers = {
  'show-cause.pdf': `<section class="plain">${HOUSE_BN}
    ${head('নথি নং: S-44/DM/2019<br>স্মারক নং: ১১১৩৯', 'তারিখ: ১২/০৬/২০১৯')}
    <h2>দাবিনামা তথা কারণ দর্শানোর নোটিশ</h2>
    <p>বরাবর: মেসার্স গোলাম মিয়া ইমপেক্স (M/S Golam Miah Impex), ৮৭৬, সিইপিজেড, দক্ষিণ হালিশহর, চট্টগ্রাম।</p>
    <p>আপনার প্রতিষ্ঠান বিল অব এন্ট্রি নং C-784772, তারিখ ০৩/০৪/২০১৯ এর মাধ্যমে এইচএস কোড ৮৫১৭.৬২.৯০ এর নেটওয়ার্ক রাউটার ও সুইচ আমদানি করেছে। আমদানি নীতি আদেশ অনুযায়ী প্রয়োজনীয় অনুমতিপত্র দাখিল করা হয়নি।</p>
    <p>এ কারণে নিম্নবর্ণিত শুল্ক-কর আদায়যোগ্য:</p>
    <table><tr><th>বিবরণ</th><th class="r">টাকা</th></tr><tr><td>কাস্টমস শুল্ক ও অন্যান্য কর</td><td class="r">৬৭,৭৫,৭২১.২১</td></tr></table>
    <p>উক্ত অর্থ কেন আদায় করা হবে না এবং The Customs Act, 1969 এর ধারা ১৫৬(১) অনুযায়ী কেন দণ্ড আরোপ করা হবে না, তা এই নোটিশ প্রাপ্তির ৩০ (ত্রিশ) দিনের মধ্যে লিখিতভাবে জানানোর জন্য অনুরোধ করা হলো। ব্যক্তিগত শুনানি চাইলে জবাবে তা উল্লেখ করতে হবে।</p>
    ${sign('(স্বাক্ষর)', 'রাজস্ব কর্মকর্তা', 'কমিশনারের পক্ষে')}</section>`,
  'reply.pdf': `<section><h1>M/S Golam Miah Impex</h1><div class="c">876, CEPZ, South Halishahar, Chattogram</div>
    ${head('To: The Commissioner of Customs<br>Custom House, Chattogram', '04/08/2019')}
    <p><b>Reply to the demand-cum-show-cause notice, Memo No. 11139 dated 12/06/2019 (S-44/DM/2019)</b></p>
    <p>Sir,</p><p>We received the notice on 23/06/2019 and most respectfully state:</p>
    <ol><li>The goods under Bill of Entry C-784772 dated 03/04/2019 are switches for wired networks without any radio part. They need no permit under the Import Policy Order.</li>
    <li>The maker's declaration and the test report were shown at the time of examination and are enclosed again.</li>
    <li>The goods were released on provisional assessment on 18/04/2019 against the bank guarantee LG-362/2019 of Tk 16,94,000. The full demand of Tk 67,75,721.21 therefore has no ground.</li></ol>
    <p>We ask that the proceedings be dropped, and that we be heard in person.</p>
    ${sign('(Signed)', 'Golam Miah, Proprietor')}</section>`,
  'bank-guarantee.tiff': `<section><div class="value">NON-JUDICIAL STAMP<br>৳ 300</div><h1>NATIONAL BANK PLC</h1><div class="c">Agrabad Branch, Chattogram</div>
    ${head('Guarantee No. LG-362/2019', 'Dated 02/05/2019')}<h2>BANK GUARANTEE</h2>
    <p>To: The Commissioner of Customs, Custom House, Chattogram.</p>
    <p>In consideration of your releasing on provisional assessment the goods of M/S Golam Miah Impex under Bill of Entry C-784772 dated 03/04/2019, we, National Bank PLC, irrevocably undertake to pay you on first written demand, without recourse to the importer, any sum up to</p>
    <h2>Tk 16,94,000.00 (Taka sixteen lakh ninety-four thousand only)</h2>
    <p>This guarantee remains in force until the final assessment is made and what is found due is paid, and will be extended by us upon your request before it ends.</p>
    ${sign('(Signed)', 'Senior Principal Officer', 'PA No. 1187')}<div class="stamp">NATIONAL<br>BANK PLC<br>AGRABAD</div></section>`,
  'order.pdf': `<section>${HOUSE}${head('File No. S-44/DM/2019', 'Date: 26/01/2020')}<h2>ORDER-IN-ORIGINAL</h2>
    <p><b>Importer:</b> M/S Golam Miah Impex. <b>Bill of Entry:</b> C-784772 dated 03/04/2019. <b>H.S. Code:</b> 8517.62.90.</p>
    <p><b>1. Facts.</b> Network routers and switches were imported in MV Straits Runner (Rot. 2019/208). On examination no permit was found that the Import Policy Order requires. The goods were detained and released provisionally on 18/04/2019. A demand-cum-show-cause notice was issued by Memo No. 11139 dated 12/06/2019.</p>
    <p><b>2. Reply and hearing.</b> The importer replied on 04/08/2019 and was heard through counsel. It was argued that wired switches need no permit, and that the declared value was never questioned.</p>
    <p><b>3. Findings.</b> The consignment held 412 routers with radio modules, for which a permit is required. The reply does not explain why they were declared as switches. The goods were therefore imported in contravention of section 16 of the Customs Act, 1969, which is punishable under clause 9 of the table in section 156(1).</p></section>
    <section><p><b>4. Order.</b> I order as follows:</p><ol>
    <li>The demand of duty and taxes of Tk 67,75,721.21 is confirmed.</li><li>A fine in lieu of confiscation (redemption) of Tk 20,16,000.00 is imposed.</li>
    <li>Payable in all: Tk 87,91,721.21, within 30 days. The bank guarantee LG-362/2019 is kept alive until then.</li></ol>
    <p>An appeal lies to the Customs, Excise and VAT Appellate Tribunal within three months of communication.</p>
    ${sign('(Signed)', 'Md. Anwar Hossain', 'Commissioner of Customs')}<p>Copy to: the importer; Assessment Group 3; the Accounts Section; guard file.</p></section>`,
  'vakalatnama.jpg': `<section><div class="value">কোর্ট ফি ৳ ২০</div><h1>ওকালতনামা</h1>
    <p class="c">কাস্টমস, এক্সাইজ ও মূল্য সংযোজন কর আপিলাত ট্রাইব্যুনাল, ঢাকা</p><p class="c">মামলা নং CEVT/CASE(CUS)-270/2020</p>
    <p>মেসার্স গোলাম মিয়া ইমপেক্স ... আপিলকারী</p><p class="c">বনাম</p><p>কমিশনার অব কাস্টমস, কাস্টম হাউস, চট্টগ্রাম ... প্রতিপক্ষ</p>
    <p>আমি উপরোক্ত মামলার আপিলকারী। নিম্নস্বাক্ষরকারী বিজ্ঞ অ্যাডভোকেটকে আমার পক্ষে মামলা পরিচালনা, দরখাস্ত ও কাগজপত্র দাখিল এবং শুনানিতে উপস্থিত থাকার জন্য ক্ষমতা অর্পণ করলাম।</p>
    ${head('তারিখ: ২৬/০৪/২০২০', '')}${sign('(স্বাক্ষর)', 'গোলাম মিয়া')}<p>গ্রহণ করলাম:<br>দেবাশীষ পাল, অ্যাডভোকেট</p></section>`,
  'tribunal-judgment.pdf': `<section><h1>CUSTOMS, EXCISE AND VAT APPELLATE TRIBUNAL, DHAKA</h1><div class="c">Bench 2</div>
    <h2>CEVT/CASE(CUS)-270/2020</h2>${head('M/S Golam Miah Impex', 'Appellant')}<div class="c">-versus-</div>${head('Commissioner of Customs, Chattogram', 'Respondent')}
    <p><b>Judgment, 04/11/2021.</b> The appeal is against the order dated 26/01/2020 in file S-44/DM/2019, by which Tk 67,75,721.21 was demanded and a fine in lieu of confiscation of Tk 20,16,000 imposed.</p>
    <p>We have heard both sides. The order rests upon an examination report that was never given to the appellant. Whether the routers had radio modules can only be said after a test by the BTRC.</p>
    <p><b>Ordered:</b> the order is set aside and the matter sent back to the Commissioner, who shall give the appellant the examination report, have the goods tested, hear the appellant and decide afresh within 120 days.</p>
    ${sign('(Signed)', 'Member (Judicial)')}${sign('(Signed)', 'Member (Technical)')}</section>`,
  'certified-copy.jpg': `<section><div class="row"><span>Applied for 10/10/2023<br>Ready 19/10/2023<br>Delivered 22/10/2023</span><span>Copy No. 1184</span></div>
    <h1>CUSTOMS, EXCISE AND VAT APPELLATE TRIBUNAL, DHAKA</h1><h2>CEVT/CASE(CUS)-155/2022</h2>
    <p><b>Judgment, 08/10/2023.</b> After the remand the BTRC reported on 17/01/2022 that 38 of the 412 routers had radio modules. The Commissioner nevertheless confirmed the whole demand.</p>
    <p>The appeal is allowed in part. The demand is upheld for the 38 routers only; the fine in lieu of confiscation is set aside. The Commissioner shall assess anew within 60 days and return the bank guarantee for the rest.</p>
    ${sign('(Signed)', 'President')}<p><b>Certified to be a true copy</b><br>Registrar</p><div class="stamp">TRUE COPY<br>CEVT<br>DHAKA</div></section>`,
  'appeal-letter.pdf': `<section class="plain">${HOUSE_BN}${head('নথি নং: S-44/DM/2019<br>স্মারক নং: ২০৯৭', 'তারিখ: ০৭/০১/২০২৪')}
    <p>বরাবর: সলিসিটর, সলিসিটর উইং, আইন ও বিচার বিভাগ, ঢাকা।</p><p><b>বিষয়: কাস্টমস আপিল নং ২৫২/২০২৩ এর কাগজপত্র প্রেরণ।</b></p>
    <p>ট্রাইব্যুনালের ০৮/১০/২০২৩ তারিখের রায়ের (CEVT/CASE(CUS)-155/2022) বিরুদ্ধে সরকার পক্ষে হাইকোর্ট বিভাগে Customs Appeal No. 252 of 2023 দায়ের করা হয়েছে। মাননীয় আদালত ০৩/০১/২০২৪ তারিখে রায়ের কার্যকারিতা পরবর্তী আদেশ না হওয়া পর্যন্ত স্থগিত করেছেন।</p>
    <p>শুনানির জন্য রায়ের জাবেদা নকল, মূল আদেশ, ব্যাংক গ্যারান্টি নং LG-362/2019 এর অনুলিপি ও বিটিআরসির প্রতিবেদন এই সঙ্গে পাঠানো হলো।</p>
    <p>সংযুক্তি: বর্ণনামতে ৪ (চার) ফর্দ।</p>${sign('(স্বাক্ষর)', 'সহকারী কমিশনার (আইন)')}</section>`,
  'rule.pdf': `<section><h1>IN THE SUPREME COURT OF BANGLADESH</h1><div class="c">HIGH COURT DIVISION<br>(Special Original Jurisdiction)</div>
    <h2>WRIT PETITION NO. 11820 OF 2026</h2>${head('Nabarun Chemical Industries (Pvt.) Ltd.', 'Petitioner')}<div class="c">-versus-</div>
    ${head('Bangladesh, represented by the Secretary, Internal Resources Division, and others', 'Respondents')}
    <p class="r">12/11/2026</p><p>Let a <b>Rule Nisi</b> be issued calling upon the respondents to show cause as to why the order dated 26/07/2026 of the Commissioner of Customs, Chattogram in file F. No. 2-16/Cus/2025, demanding Tk 1,51,903.89 for Bill of Entry C-1326589 dated 17/02/2025, should not be declared to have been made without lawful authority and to be of no legal effect.</p>
    <p>The Rule is returnable within four weeks. The respondents are to file an affidavit-in-opposition by then.</p>
    ${sign('(Signed)', 'Assistant Registrar')}</section>`,
  'interim-order.pdf': `<section><h1>IN THE SUPREME COURT OF BANGLADESH</h1><div class="c">HIGH COURT DIVISION</div>
    <h2>WRIT PETITION NO. 11820 OF 2026</h2><p class="r">Interim order, 12/11/2026</p>
    <p>Pending hearing of the Rule, the operation of the order dated 26/07/2026 in file F. No. 2-16/Cus/2025 is <b>stayed for a period of 3 (three) months</b> from date.</p>
    <p>The petitioner shall keep the bank guarantee CTG/BG-1021/2025 of Tk 27,000 of Eastern Bank PLC alive meanwhile. The respondents may pray for vacating the stay upon notice.</p>
    <p>Communicate this order to the respondents at once.</p>${sign('(Signed)', 'Assistant Registrar')}</section>`,
};

const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGUMENTS });
const page = await browser.newPage({ viewport: { width: 794, height: 1122 }, deviceScaleFactor: 1.6 });
for (const [name, html] of Object.entries(papers)) {
  await page.setContent(`<!doctype html><title>${name}</title><style>${CSS}</style>${html}`);
  await page.evaluate(() => document.fonts.ready);
  const content = name.endsWith('.pdf')
    ? await page.pdf({ preferCSSPageSize: true, tagged: false })
    : await scanned(await page.screenshot(), name);
  writeFileSync(new URL(name, FOLDER), content);
  console.log(`${fileURLToPath(new URL(name, FOLDER))}: ${content.length} bytes`);
}
await browser.close();

/** A page as it comes out of a scanner: a little askew, grey or black and white. */
function scanned(picture, name) {
  const askew = sharp(picture)
    .rotate(name.length % 2 ? 0.6 : -0.5, { background: '#f4f3ee' })
    .greyscale();
  return name.endsWith('.tiff')
    ? askew
        .threshold(150)
        .toColourspace('b-w')
        .tiff({ compression: 'ccittfax4', bitdepth: 1, xres: 5.3, yres: 5.3 })
        .toBuffer()
    : askew.resize({ width: 900 }).jpeg({ quality: 34, mozjpeg: true }).toBuffer();
}
