import { reportReaders } from '@/screen/shell/reportReaders';
import { fill } from '@/lib/slots';

const openReport = async (file: File) => {
  const { openReportFile } = await import(/* webpackChunkName: "open-report" */ './openReport');
  return openReportFile(file);
};

export const fills = [fill(reportReaders, openReport)];
