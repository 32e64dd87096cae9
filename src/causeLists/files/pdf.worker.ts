// reads PDF files in a worker of this origin, as the content security policy demands
import 'pdfjs-dist/legacy/build/pdf.worker.min.mjs';
