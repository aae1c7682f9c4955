import { safeColour } from '../communityView';

export function GroupDot({ colour }: { colour: string }) {
  return <span className="dot group-dot" style={{ color: safeColour(colour) }} />;
}
