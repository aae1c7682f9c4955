import { dashboardCards } from '@/features/dashboard/dashboardCards';
import { fill } from '@/lib/slots';
import { AttentionCard } from '../AttentionCard';

export const fills = [fill(dashboardCards, AttentionCard)];
