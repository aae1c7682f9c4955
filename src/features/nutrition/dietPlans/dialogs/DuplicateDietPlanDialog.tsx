import { useEffect, useState } from 'react';
import { mediaUrl } from '@/services/media';
import { pictureFile } from '../../shared/pictureFile';
import { type PlanDialogProps } from './aboutAPlan';
import { AddDietPlanDialog } from './AddDietPlanDialog';
import { toCopy } from './dietPlanForm';

/** The add dialog with a copy of the plan. It opens once its picture is there, so that a copied form counts as unchanged. */
export function DuplicateDietPlanDialog({ plan, tree, onClose }: PlanDialogProps) {
  const [picture, setPicture] = useState<File | null>();
  const url = mediaUrl(plan.image);
  useEffect(() => {
    let isWanted = true;
    void pictureFile(url).then((file) => isWanted && setPicture(file));
    return () => {
      isWanted = false;
    };
  }, [url]);
  if (picture === undefined) return null;
  return <AddDietPlanDialog tree={tree} onClose={onClose} initialValues={toCopy(plan, tree, picture)} />;
}
