/** What programs put on the clipboard beside the plain text, shortened where they repeat themselves. */

const nbsp = '<span style=\'font:7.0pt "Times New Roman"\'>&nbsp;&nbsp;&nbsp;&nbsp; </span>';
const mark = (sign: string, font = 'Symbol') => `<![if !supportLists]><span
style='font-family:${font};mso-fareast-font-family:${font};mso-bidi-font-family:${font}'><span
style='mso-list:Ignore'>${sign}${nbsp}</span></span><![endif]>`;

/** Word for Windows: style sheets in a comment, conditional comments, lines broken anywhere, tags of its own. */
export const WORD_FOR_WINDOWS = `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office"
xmlns:w="urn:schemas-microsoft-com:office:word" xmlns="http://www.w3.org/TR/REC-html40">
<head><meta http-equiv=Content-Type content="text/html; charset=utf-8"><meta name=Generator content="Microsoft Word 15">
<!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]-->
<style><!-- p.MsoNormal {mso-style-unhide:no; margin:0cm; font-family:"Aptos",sans-serif;} --></style></head>
<body lang=PT-BR link="#467886" style='tab-interval:35.4pt'><!--StartFragment-->
<h1>Dengue: quando procurar<o:p></o:p></h1>
<p class=MsoNormal>Veja o <a href="https://www.gov.br/saude/dengue">guia do
Ministério</a><a style='mso-comment-reference:AB_1'></a><span class=MsoCommentReference>[AB1]</span> antes de vir.<o:p></o:p></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<h3>Sinais de alarme<o:p></o:p></h3>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'>${mark('·')}Dor
forte<o:p></o:p></p>
<p class=MsoListParagraphCxSpMiddle style='margin-left:72.0pt;mso-list:l0 level2 lfo1'>${mark('o', '"Courier New"')}Na barriga<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'>${mark('·')}Vômitos<o:p></o:p></p>
<h2>O que fazer<o:p></o:p></h2>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l1 level1 lfo2'>${mark('1.', 'Aptos')}Beba água<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l1 level1 lfo2'>${mark('2.', 'Aptos')}Venha à <b>clínica</b><o:p></o:p></p>
<table class=MsoTableGrid border=1 cellspacing=0 cellpadding=0 style='mso-yfti-tbllook:1184'>
 <tr style='mso-yfti-irow:0'>
  <td width=283 valign=top style='width:212.35pt'><p class=MsoNormal><b>Dia<o:p></o:p></b></p></td>
  <td width=283 valign=top style='width:212.35pt'><p class=MsoNormal><b>Exame<o:p></o:p></b></p></td>
 </tr>
 <tr style='mso-yfti-irow:1'>
  <td width=283 valign=top><p class=MsoNormal>1 a 5<o:p></o:p></p></td>
  <td width=283 valign=top><p class=MsoNormal>NS1,<o:p></o:p></p><p class=MsoNormal>por <a href="https://exemplo.invalid/ns1">sangue</a><o:p></o:p></p></td>
 </tr>
</table>
<p class=MsoNormal><!--[if gte vml 1]><v:shape id="i" style='width:100pt'><v:imagedata src="file:///C:/Temp/clip_image001.png"/></v:shape><![endif]--><![if !vml]><img width=100 height=80 src="file:///C:/Temp/clip_image002.png" v:shapes="i"><![endif]><o:p></o:p></p>
<p class=MsoCaption>Figura 1 - O mosquito<o:p></o:p></p>
<p class=MsoNormal>Dúvidas: <a href="mailto:a@exemplo.invalid">escreva</a>.<o:p></o:p></p>
<div style='mso-element:comment-list'><p class=MsoCommentText>Conferir com o Dr. Caio</p></div>
<!--EndFragment--></body></html>`;

/** Word for Mac: attributes in double quotes, a title by its style, a mark without the name that says it is one. */
export const WORD_FOR_MAC = `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word">
<head><meta name="Generator" content="Microsoft Word 16"></head><body lang="PT-BR" style="tab-interval:35.4pt"><!--StartFragment-->
<p class="MsoTitle">Vacinas do viajante<o:p></o:p></p>
<h1 style="margin-left:18pt;mso-list:l2 level1 lfo3"><!--[if !supportLists]--><span style="mso-fareast-font-family:Aptos"><span style="mso-list:Ignore">1.<span style="font:7.0pt &quot;Times New Roman&quot;">&nbsp; </span></span></span><!--[endif]-->Febre amarela<o:p></o:p></h1>
<p class="MsoListParagraph" style="margin-left:36pt;mso-list:l3 level1 lfo4"><!--[if !supportLists]--><span style="font-family:Symbol"><span style="mso-list: Ignore;">·<span>&nbsp;&nbsp;</span></span></span><!--[endif]--><i>Dose única</i><o:p></o:p></p>
<p class="MsoListParagraph">·&nbsp;&nbsp;Dez dias antes<o:p></o:p></p>
<p class="MsoListParagraph">Leve a <del cite="mailto:rita">carteira velha</del><ins>carteira</ins>.<o:p></o:p></p>
<!--EndFragment--></body></html>`;

/** Google Docs: everything in a <b> that is not bold, spans with what they look like. */
export const GOOGLE_DOCS = `<html><body><!--StartFragment--><meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-3f1c2a4e-7fff-1c1b"><h2 dir="ltr" style="line-height:1.38"><span style="font-size:16pt;font-weight:400;white-space:pre-wrap;">Antes do exame</span></h2><p dir="ltr"><span style="font-weight:400;font-style:normal;white-space:pre-wrap;">Leia a </span><a href="https://exemplo.invalid/bula" style="text-decoration:none;"><span style="font-weight:400;text-decoration:underline;color:#1155cc">bula</span></a><span style="font-weight:700;white-space:pre-wrap;"> com calma</span></p><ul style="margin-top:0"><li dir="ltr" style="list-style-type:disc" aria-level="1"><p dir="ltr" role="presentation"><span style="font-weight:400;">Jejum</span></p></li><ul><li dir="ltr" style="list-style-type:circle" aria-level="2"><p dir="ltr" role="presentation"><span style="font-weight:400;">De oito horas</span></p></li></ul></ul><ol><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span style="font-weight:400;">Chegue cedo</span></p></li></ol><div dir="ltr" align="left"><table><colgroup><col width="100"/></colgroup><tbody><tr><td><p dir="ltr"><span style="font-weight:400;">Manhã</span></p></td><td><p dir="ltr"><span style="font-weight:400;">7h</span></p></td></tr></tbody></table></div><p dir="ltr"><span><span style="border:none;display:inline-block;"><img src="https://lh7.exemplo.invalid/a" width="602" height="400"/></span></span></p></b><br class="Apple-interchange-newline"><!--EndFragment--></body></html>`;

/** A page, as a browser copies it. */
export const WEB_PAGE = `<meta charset='utf-8'><h3 style="box-sizing: border-box; color: rgb(33, 37, 41);">Cuidados</h3><div>Primeira linha</div><div>Segunda <img class="emoji" alt="💧" src="https://s.exemplo.invalid/1.svg"> linha</div><figure><img src="https://exemplo.invalid/foto.jpg" alt="Foto" onerror="alert(1)"><figcaption>Foto: Divulgação</figcaption></figure><blockquote><p>Beba <a href="javascript:alert(1)">muita</a> água, <a href="http://exemplo.invalid/">sem</a> <a href="#nota">açúcar</a>.</p></blockquote><dl><dt>Soro</dt><dd>Um litro</dd></dl><h4>Mais</h4><p>Veja os <a href="https://clinica.invalid/exames/hemograma#preparo">exames</a>, <a href="/topics">temas</a> e <a href="/antiga?p=3">isto</a>.</p><table><tbody><tr><td><ul><li>Num quadro</li></ul></td><td>Ao lado</td></tr></tbody></table>`;
