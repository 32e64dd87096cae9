/**
 * The letters of each character of Bijoy text in the SutonnyMJ font, as `sign=letters` pairs. Letters that begin with
 * ্ join the letter before them; letters that end with ্ join the next one.
 */
const PAIRS = `
  Av=আ A=অ B=ই C=ঈ D=উ E=ঊ F=ঋ G=এ H=ঐ I=ও J=ঔ
  K=ক L=খ M=গ N=ঘ O=ঙ P=চ Q=ছ R=জ S=ঝ T=ঞ U=ট V=ঠ W=ড X=ঢ Y=ণ Z=ত _=থ \`=দ a=ধ b=ন
  c=প d=ফ e=ব f=ভ g=ম h=য i=র j=ল k=শ l=ষ m=স n=হ o=ড় p=ঢ় q=য় r=ৎ s=ং t=ঃ u=ঁ
  0=০ 1=১ 2=২ 3=৩ 4=৪ 5=৫ 6=৬ 7=৭ 8=৮ 9=৯ |=। $=৳ Ò=“ Ó=” Ô=‘ Õ=’ Ñ=—
  v=া w=ি x=ী y=ু z=ু æ=ু “=ু –=ু ~=ূ ƒ=ূ ‚=ূ „=ৃ …=ৃ †=ে ‡=ে ˆ=ৈ ‰=ৈ Š=ৗ
  °=ক্ক ±=ক্ট ²=ক্ষ্ণ ³=ক্ত ´=ক্ম µ=ক্র ¶=ক্ষ ÿ=ক্ষ ·=ক্স ¸=গু ¹=জ্ঞ º=গ্দ »=গ্ধ ¼=ঙ্ক ½=ঙ্গ ¾=জ্জ À=জ্ঝ
  Á=জ্ঞ Â=ঞ্চ Ã=ঞ্ছ Ä=ঞ্জ Å=ঞ্ঝ Æ=ট্ট Ç=ড্ড È=ণ্ট É=ণ্ঠ Ê=ণ্ড Ð=ণ্ড Ë=ত্ত Ì=ত্থ Î=ত্র Ï=দ্দ ×=দ্ধ Ø=দ্ব Ù=দ্ম
  Ú=ন্ঠ Û=ন্ড Ü=ন্ধ Ý=ন্স Þ=প্ট ß=প্ত à=প্প á=প্স â=ব্জ ã=ব্দ ä=ব্ধ å=ভ্র ç=ম্ফ é=ল্ক ê=ল্গ ë=ল্ট ì=ল্ড
  í=ল্প î=ল্ফ ï=শু ð=শ্চ ñ=শ্ছ ò=ষ্ণ ó=ষ্ট ô=ষ্ঠ õ=ষ্ফ ö=স্খ ÷=স্ট ù=স্ফ û=হু ü=হৃ ý=হ্ন þ=হ্ম nƒ=হৃ
  ®=ষ্ ¯=স্ ”=চ্ ˜=দ্ ™=দ্ š=ন্ ›=ন্ ¤=ম্ •=ঙ্
  &=্ ú=্প è=্ণ ^=্ব ‘=্তু ’=্থ ‹=্ক Œ=্ক্র —=্ত Í=্ত ¿=্ত্র œ=্ন Ÿ=্ব ¡=্ব ¦=্ব ¢=্ভ £=্ভ্র ¥=্ম §=্ম
  ¨=্য ª=্র «=্র Ö=্র ¬=্ল ø=্ল \u00AD=্ল
`;

/** Signs and their letters, the longest first. */
export const bijoySigns: ReadonlyMap<string, string> = new Map(
  PAIRS.trim()
    .split(/\s+/)
    .map((pair) => {
      const at = pair.indexOf('=', 1);
      return [pair.slice(0, at), pair.slice(at + 1).normalize('NFC')] as const;
    })
    .sort(([a], [b]) => b.length - a.length),
);
